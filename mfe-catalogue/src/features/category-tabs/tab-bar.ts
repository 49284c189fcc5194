/** Below this window width, in px, the cards of a tab fill many screens (docs/specification.md, section 9). */
const WIDE_WINDOW = 1024;
/** The distance in px from the top of the window to the tab bar: room for the fixed header (same section). */
const SCROLL_OFFSET = 100;

const isNarrowWindow = () => innerWidth < WIDE_WINDOW;

/** Focuses the selected tab. In a narrow window this does not scroll, because `scrollToTabBar` does. */
export function focusSelectedTab(tabBar: HTMLElement): void {
  tabBar.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: isNarrowWindow() });
}

/** Scrolls the tab bar back into view after another tab was selected, in a narrow window only. */
export function scrollToTabBar(tabBar: HTMLElement): void {
  if (!isNarrowWindow()) return;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = tabBar.getBoundingClientRect().top + scrollY - SCROLL_OFFSET;
  scrollTo({ top, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}
