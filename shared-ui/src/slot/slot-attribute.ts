/** The attribute of a slot, with the path of the inset that belongs there. */
export const SLOT_ATTRIBUTE = 'data-inset';
