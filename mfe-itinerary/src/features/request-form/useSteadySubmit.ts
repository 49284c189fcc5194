import { type RefObject, useEffect } from 'react';

const getSubmitButton = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[type="submit"]') : null;

/**
 * Keeps the submit button in its place while it is pressed. The field with the focus would be left as the press begins;
 * its error or the estimate of its date could move the button away, and the press would be lost.
 */
export function useSteadySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const keepFocus = (event: MouseEvent) => {
      if (getSubmitButton(event)) event.preventDefault();
    };
    const takeFocus = (event: MouseEvent) => {
      // Enter in a field clicks the button too, without a pointer.
      if (event.detail > 0) getSubmitButton(event)?.focus({ preventScroll: true });
    };
    current.addEventListener('mousedown', keepFocus);
    current.addEventListener('click', takeFocus);
    return () => {
      current.removeEventListener('mousedown', keepFocus);
      current.removeEventListener('click', takeFocus);
    };
  }, [form]);
}
