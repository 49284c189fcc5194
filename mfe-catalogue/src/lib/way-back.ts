/** The state of a history entry that was opened from a list: how many entries lie between it and the list. */
type WayBack = { stepsToList: number };

/** The state of a link on a card of a list. */
export const FROM_LIST: WayBack = { stepsToList: 1 };

/** Reads how many steps back a list is from the state of a history entry; undefined when it was opened otherwise. */
export function readStepsToList(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('stepsToList' in state)) return undefined;
  return typeof state.stepsToList === 'number' ? state.stepsToList : undefined;
}

/** The state of a link from an entry to another location, so that this one leads back to the same list. */
export function continueFromList(state: unknown): WayBack | null {
  const steps = readStepsToList(state);
  return steps === undefined ? null : { stepsToList: steps + 1 };
}
