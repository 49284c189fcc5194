const REFERENCE = /^ALM-[0-9A-Z]{10}$/;

/** Whether a text is a reference such as `ALM-7K3M9Q0T2X`. */
export const isReference = (text: string): boolean => REFERENCE.test(text);

/** Gets a reference as it is stored: a path has it in lower case, because the site redirects other paths. */
export const normalizeReference = (text: string): string => text.toUpperCase();
