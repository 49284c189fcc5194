export { describeAccess } from './access.ts';
export { describeClosure } from './closure.ts';
export {
  type DescribedItem,
  describeBookAhead,
  describeCaution,
  describeChange,
  describeCost,
  describeItem,
  describeReason,
  describeUnknownCost,
  describeWayOut,
} from './describe.ts';
export { english } from './english/index.ts';
export { duration as formatDuration, sentences as joinSentences } from './english/values.ts';
export { describeFee, formatFee, formatTenge } from './fee.ts';
export { formatInteger } from './format-integer.ts';
export { getItemName } from './item-name.ts';
export { keepUnits } from './keep-units.ts';
export { describeOpeningRule, describeWindows } from './opening-hours.ts';
export type { ItemText, PlanMessages, PlanNames } from './plan-messages.ts';
export { createPlanNames } from './plan-names.ts';
