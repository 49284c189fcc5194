// One module, so that one chunk holds everything that is loaded once somebody uses the field.
export { readDayInput } from './day-input.ts';
export { getExample } from './day-problem.ts';
