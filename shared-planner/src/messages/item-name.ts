import type { ItemKind } from '../schema/plan-request.ts';
import type { PlanNames } from './plan-messages.ts';

/** The name of an item of the visitor's itinerary. */
export const getItemName = (names: PlanNames, kind: ItemKind, id: number): string =>
  kind === 'location' ? names.location(id) : names.activity(id);
