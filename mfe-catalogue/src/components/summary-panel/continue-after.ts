/** What the Tab key stops at. */
const TAB_STOPS = 'a[href], button:not([disabled]), input, select, summary, [tabindex="0"]';

const isShown = (element: Element) => element.checkVisibility?.() !== false;

/** The tab stop behind an element; undefined behind the last one. */
function findNextStop(element: Element): HTMLElement | undefined {
  const stops = [...document.querySelectorAll<HTMLElement>(TAB_STOPS)].filter(isShown);
  return stops[stops.findIndex((stop) => stop.isSameNode(element)) + 1];
}

/**
 * Moves the focus to a link far from the control that was pressed. From there Tab leads to what follows the control, and
 * Shift+Tab back to the control, as if the focus had stayed; until the link loses the focus.
 */
export function continueAfter(control: Element | null, link: HTMLElement): void {
  link.focus({ preventScroll: true });
  // A press of a touch screen or the mouse does not move the focus to the control in every browser.
  if (!(control instanceof HTMLElement) || control === document.body) return;
  const listeners = new AbortController();
  const { signal } = listeners;
  link.addEventListener('blur', () => listeners.abort(), { signal });
  link.addEventListener(
    'keydown',
    (event) => {
      const target = event.shiftKey ? control : findNextStop(control);
      if (event.key !== 'Tab' || !target?.isConnected) return;
      event.preventDefault();
      target.focus();
    },
    { signal },
  );
}
