import { Icon } from '@almaty/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import * as m from '#messages';

type Props = {
  title: string;
  /** The id of the field that takes the focus; the heading does without one. */
  startId?: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** Words of a message in bold. */
export const bold = (content: ReactNode): ReactNode => <b>{content}</b>;

/** A part of the page that a button of the header ticket opens below it. It takes the focus. */
export function Panel({ title, startId, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const start = startId === undefined ? heading.current : document.getElementById(startId);
    start?.focus();
  }, [startId]);
  return (
    <section
      aria-label={title}
      className="mt-6 border-2 border-ink bg-field px-5 pb-6 sm:px-8 print:hidden **:aria-disabled:opacity-60"
    >
      <div className="-mr-3 flex min-h-16 items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="display scroll-mt-20 text-h4 focus:outline-hidden">
          {title}
        </h2>
        <button
          type="button"
          aria-label={m.planClose({ title })}
          onClick={onClose}
          className="grid size-11 shrink-0 cursor-pointer place-items-center"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="grid max-w-180 grid-cols-1 gap-4">{children}</div>
    </section>
  );
}
