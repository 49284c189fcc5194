import { ON } from './search-query.ts';

/** A field of the search. */
export const fieldClasses = 'min-h-14 rounded-xs border-2 border-edge bg-field text-base text-ink';
export const selectClasses = `${fieldClasses} select-field w-full min-w-0 pl-3`;
/** As many columns as have room, also with large text. */
export const gridClasses = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2.5';

/** Sets an uncontrolled field of a form, if its value is another one. */
export function setField(field: Element | RadioNodeList | null, value: string): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === ON;
  else if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value !== value)
    field.value = value;
}
