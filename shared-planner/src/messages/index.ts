export { describeAccess } from './access.ts';
export { describeFee, formatFee, formatTenge } from './fee.ts';
export { describeClosure, describeOpeningRule, describeWindows, describeYearSpan } from './opening-hours.ts';
