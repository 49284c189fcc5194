/** Narrower than this, in px, a page shows one tab's cards over many screens (specification, section 9). */
const BREAKPOINT = 1024;
/** How far above the tab bar the view stops, in px: room for the site's fixed bar (specification, section 9). */
const OFFSET = 100;

const isNarrow = () => innerWidth < BREAKPOINT;

/** Gives the focus to the chosen tab, and shows it; on narrow screens `scrollToTabs` does. */
export function focusTab(bar: HTMLElement): void {
  bar.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: isNarrow() });
}

/** Brings the tab bar back into view after a switch of tabs, on narrow screens. */
export function scrollToTabs(bar: HTMLElement): void {
  if (!isNarrow()) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = bar.getBoundingClientRect().top + scrollY - OFFSET;
  scrollTo({ top, behavior: still ? 'instant' : 'smooth' });
}
