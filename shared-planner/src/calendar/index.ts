export { type CurrentAccess, getAccess, readNotice } from './access-state.ts';
export { findClosure, getDayState, getTripState, type Visitability } from './open-days.ts';
export { getOpeningWeek } from './opening-week.ts';
export { getOpeningWindows, isInSeason } from './opening-windows.ts';
