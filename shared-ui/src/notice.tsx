import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = { title: string; children: ReactNode; action?: ReactNode };

/** Something is wrong, what it means for the visitor, and the way out. Announced when it comes. */
export function Notice({ title, children, action }: Props) {
  return (
    <div
      data-slot="notice"
      role="alert"
      className="flex min-h-26 flex-wrap items-center gap-x-5 gap-y-3 bg-sunk pr-5 max-sm:pb-5"
    >
      <span
        aria-hidden="true"
        className="grid w-18 shrink-0 place-items-center self-stretch bg-apple text-white max-sm:w-full max-sm:py-2"
      >
        <Icon name="warning" className="size-8" />
      </span>
      <div className="grow basis-60 max-sm:px-5">
        <p className="display text-xl">{title}</p>
        <p>{children}</p>
      </div>
      {action && <div className="max-sm:px-5">{action}</div>}
    </div>
  );
}
