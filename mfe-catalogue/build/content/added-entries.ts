/** The entries of docs/specification.md have lower numbers than all that were added since. */
export const FIRST_ADDED_ID = 101;

/** Whether an entry is not one of docs/specification.md, so that the numbers of its pages do not count it. */
export const isAdded = ({ id }: { id: number }): boolean => id >= FIRST_ADDED_ID;
