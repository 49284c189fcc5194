export { describeAccess } from './access.ts';
export { describeOpeningRule, describeWindows, describeYearSpan } from './opening-hours.ts';
