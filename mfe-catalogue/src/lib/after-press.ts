/** The events that end a press. */
const ENDS = ['pointerup', 'pointercancel', 'keyup'] as const;

/** Calls a function, but not during a press in an element: a press whose nodes are replaced has no click. */
export function afterPress(element: HTMLElement, callback: () => void): void {
  if (!element.matches(':active')) {
    callback();
    return;
  }
  const listeners = new AbortController();
  const handleEnd = () => {
    listeners.abort();
    // The click comes after these events.
    setTimeout(callback);
  };
  for (const type of ENDS) addEventListener(type, handleEnd, { signal: listeners.signal });
}
