import type { Caution, PlanItem } from '../schema/plan.ts';

/** The cautions of an item; a meal has none. */
export const listCautions = (item: PlanItem): readonly Caution[] => {
  if (item.type === 'drive') return item.cautions;
  return item.type === 'meal' ? [] : item.notes;
};
