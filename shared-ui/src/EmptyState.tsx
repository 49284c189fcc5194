import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  children: ReactNode;
  /** What the visitor can do about it. */
  action?: ReactNode;
  /** Receives the focus when the last item of a list was removed. */
  textRef?: Ref<HTMLParagraphElement>;
};

/** Shown in place of an empty list. */
export function EmptyState({ children, action, textRef }: Props) {
  return (
    <div data-slot="empty-state" className="flex items-center gap-6 border-3 border-dashed border-edge p-6">
      <span
        aria-hidden="true"
        className="grid h-24 w-19 shrink-0 -rotate-4 place-items-center border-3 border-dashed border-edge text-ink-2 max-sm:hidden print:hidden"
      >
        <Icon name="plus" />
      </span>
      <div>
        <p ref={textRef} tabIndex={-1} className="outline-none">
          {children}
        </p>
        {action}
      </div>
    </div>
  );
}
