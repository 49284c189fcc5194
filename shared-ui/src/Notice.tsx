import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** Whether it belongs to the page from the start, so that screen readers do not announce it. */
  isQuiet?: boolean;
};

/**
 * Says what is wrong, what it means for the visitor, and what to do. Screen readers announce it when it appears, unless it
 * is quiet.
 */
export function Notice({ title, children, action, isQuiet = false }: Props) {
  return (
    <div data-slot="notice" role={isQuiet ? 'note' : 'alert'} className="flex min-h-26 bg-sunk forced-colors:border-2">
      <span aria-hidden="true" className="grid w-13 shrink-0 place-items-center bg-apple text-white sm:w-18">
        <Icon name="warning" className="size-7 sm:size-8" />
      </span>
      <div className="flex grow flex-wrap items-center gap-x-5 gap-y-2.5 px-4 py-3.5 sm:px-5">
        <div className="grow basis-52">
          <p className="display text-xl">{title}</p>
          <p className="leading-snug">{children}</p>
        </div>
        {action}
      </div>
    </div>
  );
}
