import type { Preferences } from '@almaty/planner/schema';
import * as m from '#messages';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day, HH:mm. */
export const isTime = (text: string): boolean => TIME.test(text);

/** What is wrong with an arrival or a departure: its place or its time. */
export type TransferProblem = { wrong: 'gateway' | 'time'; error: string };

/**
 * Reads the fields of an arrival or a departure.
 *
 * @param what the visitor does there: `arrive`, `leave`.
 * @returns undefined when nothing is chosen, a problem when only one of the fields is.
 */
export function readTransfer(
  gateway: string,
  time: string,
  what: string,
): Preferences['arrival'] | TransferProblem | undefined {
  if (!gateway) return time ? { wrong: 'gateway', error: m.formTransferPlace({ what }) } : undefined;
  return isTime(time) ? { gateway, time } : { wrong: 'time', error: m.formTransferTime({ what }) };
}
