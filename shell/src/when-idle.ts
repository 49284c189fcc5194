/** Where a browser has no idle callbacks, it is taken to be idle after so long. */
const FALLBACK_MS = 2000;

/** Runs something once the browser is idle. */
export function onceIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, FALLBACK_MS);
}

/** Runs something once the page is complete and the browser idle. */
export function whenIdle(run: () => void): void {
  if (document.readyState === 'complete') onceIdle(run);
  else addEventListener('load', () => onceIdle(run), { once: true });
}
