/**
 * Focuses the `h1` of a page that was opened as soon as it exists, without scrolling; the focus would stay on a link that no
 * longer exists. A pointer or key press before that cancels it, because the visitor has moved on.
 *
 * @param main the element that contains the page.
 * @returns cancels it.
 */
export function focusHeading(main: HTMLElement): () => void {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  const focusIfPresent = () => {
    const heading = main.querySelector<HTMLElement>('h1:not([data-placeholder])');
    if (!heading) return;
    cancel();
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focusIfPresent);
  controller.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, cancel, { capture: true, signal: controller.signal });
  focusIfPresent();
  return cancel;
}
