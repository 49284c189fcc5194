export { type CurrentAccess, getAccess, readNotice } from './access-state.ts';
export { type Daylight, getDaylight } from './daylight.ts';
export { findClosure, getTripState, type Visitability } from './open-days.ts';
export { getOpeningWeek } from './opening-week.ts';
export { getOpeningWindows } from './opening-windows.ts';
export { isInSeason } from './season.ts';
export { getMinutesBetween, toMinutes } from './time-of-day.ts';
export { getWeekday } from './weekday.ts';
