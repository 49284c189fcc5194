/** The controls of a list: the same in its prerendered HTML as where React has rendered it. */
const getControls = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('a, button')];

/**
 * Remembers what a visitor has done in a prerendered list before it is replaced: which control has the focus, and which
 * presses are queued (shell/build/early-events.ts).
 *
 * @returns does the same in the list that has replaced it.
 */
export function rememberActions(prerendered: HTMLElement): (rendered: HTMLElement) => void {
  const controls = getControls(prerendered);
  const focused = controls.findIndex((control) => control.matches(':focus'));
  const isQueued = controls.map((control) => 'queued' in control.dataset);
  return (rendered) => {
    const replacements = getControls(rendered);
    replacements[focused]?.focus({ preventScroll: true });
    for (const control of replacements.filter((_, index) => isQueued[index])) control.click();
  };
}
