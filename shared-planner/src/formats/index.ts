export { type ListedItem, listItems } from './list-items.ts';
export { toGpx } from './to-gpx.ts';
export { toICalendar } from './to-icalendar.ts';
export { toText } from './to-text.ts';
