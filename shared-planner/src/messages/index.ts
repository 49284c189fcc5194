export { describeClosure } from '#language/closure';
export { describeFee, formatFee, formatTenge } from '#language/fee';
export { messages } from '#language/index';
export { keepUnits } from '#language/keep-units';
export { duration as formatDuration } from '#language/values';
export { describeAccess } from './access.ts';
export {
  describeBookAhead,
  describeCaution,
  describeChange,
  describeCost,
  describeItem,
  describeReason,
  describeUnknownCost,
  describeWayOut,
} from './describe.ts';
export { describeRefusal } from './describe-refusal.ts';
export { english } from './english/index.ts';
export { getItemName } from './item-name.ts';
export { describeOpeningRule, describeWindows } from './opening-hours.ts';
export type { PlanMessages, PlanNames } from './plan-messages.ts';
export { createPlanNames } from './plan-names.ts';
export { sentences as joinSentences } from './sentences.ts';
export { shortenName } from './write-values.ts';
