import { EmptyState } from '@almaty/ui/empty-state';
import { Icon } from '@almaty/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';

type Item = { id: number; name: string; description: string };
type Props<T extends Item> = {
  /** Also the id of the heading, which takes the focus when something has to be chosen here. */
  id: string;
  title: string;
  note?: string;
  items: readonly T[];
  /** Shown while nothing is chosen. */
  empty: ReactNode;
  /** How many are chosen, in words. */
  count: string;
  problem?: string | undefined;
  picture: (item: T) => ReactNode;
  badge: (item: T) => ReactNode;
  onRemove: (id: number) => void;
  onClear: () => void;
};

/** What the visitor has chosen, with ways to take it out again. The focus never gets lost (look.md, rule 6). */
export function SelectedList<T extends Item>(props: Props<T>) {
  const { id, title, note, items, empty, count, problem, picture, badge, onRemove, onClear } = props;
  const list = useRef<HTMLUListElement>(null);
  const emptyText = useRef<HTMLParagraphElement>(null);
  const removedAt = useRef<number | null>(null);

  // Runs when the list has become shorter.
  useEffect(() => {
    if (removedAt.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [];
    const next = buttons[Math.min(removedAt.current, buttons.length - 1)] ?? emptyText.current;
    next?.focus();
    removedAt.current = null;
  }, [items.length]);

  return (
    <section aria-labelledby={id} className="mt-15 border-t-3 border-display pt-3.5">
      <h2 id={id} tabIndex={-1} className="display mb-4 text-[1.75rem] leading-none tracking-tight text-display">
        {title} {note && <span className="font-sans text-base font-normal tracking-normal text-ink-2">{note}</span>}
      </h2>
      {problem && <p className="mt-1 font-bold text-apple-text">{problem}</p>}
      {items.length === 0 ? (
        <EmptyState textRef={emptyText}>{empty}</EmptyState>
      ) : (
        <>
          <ul ref={list}>
            {items.map((item, index) => (
              // On a phone the text and the badge have a row of their own, below the picture, the name and the button.
              <li
                key={item.id}
                className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2 border-b-2 border-rule py-4 sm:flex sm:gap-5"
              >
                {picture(item)}
                <div className="contents min-w-0 grow sm:block">
                  <h3 className="display text-h4">{item.name}</h3>
                  <p className="order-1 col-span-full text-base leading-[1.42] text-ink-2 sm:mt-1">
                    {item.description}
                  </p>
                </div>
                <div className="order-2 col-span-full sm:order-none">{badge(item)}</div>
                <button
                  type="button"
                  aria-label={`Remove ${item.name}`}
                  onClick={() => {
                    removedAt.current = index;
                    onRemove(item.id);
                  }}
                  className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border-2 border-edge hover:border-ink"
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
          <div className="flex items-center justify-between py-3 font-bold">
            <p>{count}</p>
            <button
              type="button"
              onClick={() => {
                removedAt.current = 0;
                onClear();
              }}
              className="min-h-11 cursor-pointer font-[680] underline decoration-2 underline-offset-5"
            >
              Clear All<span className="sr-only">: {title}</span>
            </button>
          </div>
        </>
      )}
    </section>
  );
}
