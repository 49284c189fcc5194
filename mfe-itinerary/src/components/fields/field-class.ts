/** The look of a field. */
export const fieldClass = 'min-h-13 w-full rounded-xs border-2 border-edge bg-field px-4 text-lg';
