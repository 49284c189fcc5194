/** Runs something once the page is complete and the browser idle. */
export function whenIdle(run: () => void): void {
  const wait = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, 2000));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
