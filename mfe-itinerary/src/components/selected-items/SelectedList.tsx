import { EmptyState } from '@almaty/ui/empty-state';
import { Icon } from '@almaty/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import { hide } from '../hide.ts';
import { ItemDescription } from './ItemDescription.tsx';

type Item = { id: number; name: string; description: string };
type Props<T extends Item> = {
  /** The id of the heading, which receives the focus when the list has an error. */
  id: string;
  title: string;
  note?: string;
  items: readonly T[];
  /** Shown while nothing is selected. */
  emptyContent: ReactNode;
  /** The number of items in words. */
  count: string;
  error?: string | undefined;
  picture: (item: T) => ReactNode;
  /** The text above the name. */
  category?: (item: T) => string;
  badge?: (item: T) => ReactNode;
  /** The path of the page about an item, if it has one. */
  path?: (item: T) => string | undefined;
  /** Shown below the description. */
  notice?: (item: T) => ReactNode;
  /** Shown below the list. */
  footnote?: ReactNode;
  onRemove: (id: number) => void;
  onClear: () => void;
};

function ItemName({ to, children }: { to: string | undefined; children: string }) {
  return to ? (
    <Link to={to} translate="no" className="underline decoration-2 underline-offset-4">
      {children}
    </Link>
  ) : (
    children
  );
}

/** The selected items with buttons to remove them; the focus moves to the next item when one is removed. */
export function SelectedList<T extends Item>(props: Props<T>) {
  const {
    id,
    title,
    note,
    items,
    emptyContent,
    count,
    error,
    picture,
    category,
    badge,
    path,
    notice,
    footnote,
    onRemove,
    onClear,
  } = props;
  const list = useRef<HTMLUListElement>(null);
  const emptyText = useRef<HTMLParagraphElement>(null);
  const removedIndex = useRef<number | null>(null);

  useEffect(() => {
    if (removedIndex.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button[aria-label]') ?? [];
    const next = buttons[Math.min(removedIndex.current, buttons.length - 1)] ?? emptyText.current;
    next?.focus();
    removedIndex.current = null;
  }, [items.length]);

  return (
    <section aria-labelledby={id} className="mt-15 border-t-3 border-display pt-3.5">
      <h2
        id={id}
        tabIndex={-1}
        aria-describedby={error && `${id}-error`}
        className="display mb-6 scroll-mt-20 text-[1.75rem] leading-none tracking-tight text-display"
      >
        {`${title} `}
        {note && <span className="font-sans text-base font-normal tracking-normal text-ink-2">{note}</span>}
      </h2>
      {items.length > 0 && (
        <a
          href="#your-request"
          className="-mt-4 mb-3 inline-flex min-h-11 items-center font-[680] underline decoration-2 underline-offset-5 lg:hidden print:hidden"
        >
          {m.selectedToButton}
        </a>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 mb-3 font-bold text-apple-text">
          {error}
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState textRef={emptyText}>{emptyContent}</EmptyState>
      ) : (
        <>
          <ul ref={list}>
            {items.map((item, index) => (
              <li
                key={item.id}
                className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3.5 gap-y-2 border-b-2 border-rule py-3 first:pt-0 sm:py-4 sm:flex sm:items-center sm:gap-5"
              >
                {picture(item)}
                <div className="min-w-0 grow">
                  {category && <p className="text-note font-[640] text-apple-text">{category(item)}</p>}
                  <h3 className="display text-h4 wrap-break-word">
                    <ItemName to={path?.(item)}>{item.name}</ItemName>
                  </h3>
                  <ItemDescription name={item.name}>{item.description}</ItemDescription>
                  {notice?.(item)}
                </div>
                {badge && <div className="col-start-2 shrink-0">{badge(item)}</div>}
                <button
                  type="button"
                  aria-label={m.selectedRemove({ name: item.name })}
                  onClick={() => {
                    removedIndex.current = index;
                    onRemove(item.id);
                  }}
                  className="col-start-3 row-start-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border-2 border-edge hover:border-ink print:hidden"
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
          {footnote}
          <div className="flex items-center justify-between py-3 font-bold">
            <p>{count}</p>
            <button
              type="button"
              onClick={() => {
                removedIndex.current = 0;
                onClear();
              }}
              className="min-h-11 cursor-pointer font-[680] underline decoration-2 underline-offset-5 print:hidden"
            >
              {m.selectedClear({ hidden: hide, title })}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
