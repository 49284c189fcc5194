/** The look of a field without its padding. */
export const boxClass = 'min-h-13 w-full rounded-xs border-2 border-edge bg-field text-lg';

/** The look of a field. */
export const fieldClass = `${boxClass} px-4`;
