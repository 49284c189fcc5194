/** What visitors do; from then on the scroll position is theirs. */
const USER_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'popstate'];

/**
 * Calls a function soon, and whenever the height of the page changes, until the visitor does something.
 *
 * @returns the function that ends it.
 */
export function followHeight(callback: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const observer = new ResizeObserver(callback);
  observer.observe(document.body);
  const end = () => {
    controller.abort();
    observer.disconnect();
  };
  for (const event of USER_EVENTS) addEventListener(event, end, { capture: true, passive: true, signal });
  return end;
}
