import type { ComponentProps } from 'react';

const variants = {
  /** The one main action of a screen. */
  primary: 'bg-apple text-white hover:bg-apple-press',
  solid: 'bg-bold text-on-bold',
  outline: 'border-2 border-ink text-ink',
  /** On the dark band. */
  inverted: 'bg-on-band text-spruce',
  text: 'px-0! underline decoration-2 underline-offset-5',
} as const;

const sizes = { md: 'min-h-14 px-6 text-lg tight:px-3', sm: 'min-h-12 px-5 text-base' } as const;

type ButtonStyle = { variant?: keyof typeof variants | undefined; size?: keyof typeof sizes | undefined };

/** The classes of a button, for links that look like one. */
export const buttonClass = ({ variant = 'primary', size = 'md' }: ButtonStyle = {}) =>
  `inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-xs py-2 font-[760] whitespace-nowrap tight:whitespace-normal disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-2 forced-colors:border-2 ${sizes[size]} ${variants[variant]}`;

/** A button of the site; native props pass through. */
export function Button({
  variant,
  size,
  className = '',
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonStyle) {
  return (
    <button data-slot="button" {...props} type={type} className={`${buttonClass({ variant, size })} ${className}`} />
  );
}
