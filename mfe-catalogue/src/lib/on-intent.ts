/**
 * The first events of a visitor who points at something, touches it, reaches it with the keyboard, or enters a text, which
 * needs no key when it is pasted or dictated.
 */
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

/** How long what a link opens has the connection and the processor for itself, milliseconds: most pages are shown by then. */
const LINK_MS = 2000;

/** Whether something is in a link to another page. */
function isInLinkAway(target: EventTarget | null): boolean {
  const link = target instanceof Element && target.closest('a[href]');
  return link instanceof HTMLAnchorElement && link.pathname !== location.pathname;
}

/**
 * Calls a function once, when a visitor begins to do something in a part of the page. When that is a link to another page, the
 * function is called later, and also if the visitor has left by then: Back leads to the part again.
 *
 * @returns the function that stops waiting for it.
 */
export function onIntent(part: Document | HTMLElement, callback: () => void): () => void {
  const listeners = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    listeners.abort();
    clearTimeout(timer);
    callback();
  };
  const handleIntent = ({ target }: Event) => {
    if (isInLinkAway(target)) timer ??= setTimeout(begin, LINK_MS);
    else begin();
  };
  for (const type of INTENTS) part.addEventListener(type, handleIntent, { passive: true, signal: listeners.signal });
  return () => listeners.abort();
}
