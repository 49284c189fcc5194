import { toLanguage } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { usePrerendered } from '../static-content/index.ts';
import { SLOT_ATTRIBUTE } from './slot-attribute.ts';

type Props = {
  /** The path of the inset, without a language. */
  inset: string;
  className?: string;
};

/**
 * The place of an inset: HTML of another remote, which the site puts in (docs/architecture.md, "Insets"). It stays empty while
 * that remote cannot be read, so whoever gives it a margin hides it when it is empty.
 */
export function Slot({ inset, className }: Props) {
  const props = { [SLOT_ATTRIBUTE]: toLanguage(inset, LANGUAGE), className };
  return usePrerendered() ? (
    // React leaves the children of an element with inner HTML alone when it hydrates.
    <div {...props} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  ) : (
    <div {...props} />
  );
}
