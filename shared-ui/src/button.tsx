import type { ComponentProps } from 'react';

const looks = {
  /** The one main action of a screen. */
  main: 'bg-apple text-white hover:brightness-90',
  quiet: 'border-2 border-edge bg-sheet text-ink hover:border-ink',
} as const;

/** The classes of a button, for links that look like one. */
export const buttonClass = (look: keyof typeof looks = 'main') =>
  `inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-xs px-4 py-2 font-bold no-underline focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ink disabled:cursor-not-allowed disabled:opacity-60 ${looks[look]}`;

/** A button of the site; native props pass through. */
export function Button({
  look = 'main',
  className = '',
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look?: keyof typeof looks }) {
  return <button data-slot="button" {...props} type={type} className={`${buttonClass(look)} ${className}`} />;
}
