/**
 * The first events of a visitor who points at something, touches it, reaches it with the keyboard, or enters a text, which
 * needs no key when it is pasted or dictated.
 */
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

/**
 * Calls a function once, when a visitor begins to do something in a part of the page.
 *
 * @returns the function that stops waiting for it.
 */
export function onIntent(part: Document | HTMLElement, callback: () => void): () => void {
  const listeners = new AbortController();
  const handleIntent = () => {
    listeners.abort();
    callback();
  };
  for (const type of INTENTS) part.addEventListener(type, handleIntent, { passive: true, signal: listeners.signal });
  return () => listeners.abort();
}
