export { type CurrentAccess, getAccess, readNotice } from './access-state.ts';
export { isClosedOn, isClosedThroughout, type Visitability } from './open-days.ts';
export { getOpeningWeek, type OpeningDay } from './opening-week.ts';
export { getOpeningWindows } from './opening-windows.ts';
