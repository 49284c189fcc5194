import type { ComponentProps } from 'react';

const looks = {
  /** The one main action of a screen. */
  main: 'bg-apple text-white hover:bg-apple-press',
  solid: 'bg-bold text-on-bold',
  line: 'border-2 border-ink text-ink',
  /** On the dark band. */
  cream: 'bg-on-band text-spruce',
  text: 'px-0! underline decoration-2 underline-offset-5',
} as const;

const sizes = { md: 'min-h-14 px-6 text-lg', sm: 'min-h-12 px-5 text-base' } as const;

type Variant = { look?: keyof typeof looks | undefined; size?: keyof typeof sizes | undefined };

/** The classes of a button, for links that look like one. */
export const buttonClass = ({ look = 'main', size = 'md' }: Variant = {}) =>
  `inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-xs py-2 font-[760] whitespace-nowrap disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-2 forced-colors:border-2 ${sizes[size]} ${looks[look]}`;

/** A button of the site; native props pass through. */
export function Button({ look, size, className = '', type = 'button', ...props }: ComponentProps<'button'> & Variant) {
  return <button data-slot="button" {...props} type={type} className={`${buttonClass({ look, size })} ${className}`} />;
}
