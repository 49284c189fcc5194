/** The state of a history entry that was opened from a list: how many entries lie between it and the list. */
export type WayBack = { stepsToList: number };

/** The state of a link on a card of a list. */
export const FROM_LIST: WayBack = { stepsToList: 1 };
