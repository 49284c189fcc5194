import type { Preferences } from './plan-request.ts';
import { USUAL_START } from './request-values.ts';

/** What is assumed of a visitor who says nothing, as the schema's defaults. */
export const USUAL_PREFERENCES: Preferences = { pace: 'balanced', transport: 'car', dayStart: USUAL_START };

/** Whether preferences are no more than what is assumed of somebody who says nothing. */
export const isUsual = ({ pace, transport, dayStart, ...wishes }: Preferences): boolean =>
  pace === USUAL_PREFERENCES.pace &&
  transport === USUAL_PREFERENCES.transport &&
  dayStart === USUAL_PREFERENCES.dayStart &&
  Object.values(wishes).every((wish) => wish === undefined || (Array.isArray(wish) && wish.length === 0));
