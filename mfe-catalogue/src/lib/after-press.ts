/**
 * Calls a function, but not during a press in an element: a press whose nodes are replaced has no click.
 *
 * No event ends the wait, because the browser keeps a touched element active for a while after the finger has left it.
 */
export function afterPress(element: HTMLElement, callback: () => void): void {
  if (element.matches(':active')) requestAnimationFrame(() => afterPress(element, callback));
  else callback();
}
