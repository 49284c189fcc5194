/** What visitors do before the position is restored; from then on it is theirs. */
const USER_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'popstate'];

/**
 * Scrolls to a position as soon as the page is tall enough for it, until the visitor does something.
 *
 * @param top the position in pixels.
 * @returns the function that ends it.
 */
export function holdPosition(top: number): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const observer = new ResizeObserver(() => {
    const maxTop = document.documentElement.scrollHeight - innerHeight;
    if (maxTop >= top && Math.round(scrollY) !== top) scrollTo({ top, behavior: 'instant' });
  });
  observer.observe(document.body);
  const end = () => {
    controller.abort();
    observer.disconnect();
  };
  for (const event of USER_EVENTS) addEventListener(event, end, { capture: true, passive: true, signal });
  return end;
}
