/** How long Undo is offered for a whole list, in milliseconds: long enough to read the toast and to reach its button. */
export const UNDO_DURATION_MS = 20_000;
