import { KEYS } from './engine.ts';
import type { Journey } from './trip.ts';

/** How far down the window the field is, in tenths of the room for it, whenever the page can be scrolled so. */
const PLACES = [0, 2, 4, 5, 6, 8, 10];

/** Scrolls so that a field is that far down the window. Runs in the page. */
function scrollField(id: string, tenths: number): boolean {
  const field = document.getElementById(id)?.getBoundingClientRect();
  if (!field) return false;
  const top = (tenths / 10) * (innerHeight - field.height);
  scrollTo({ top: scrollY + field.top - top, behavior: 'instant' });
  return true;
}

/** How far the open calendar with its days reaches out of the window, and how much of the field is out of it. Runs in the page. */
function measureCalendar(id: string): { out: number; top: number } | null {
  const calendar = document.querySelector(`#${id}-calendar:popover-open`);
  const field = document.getElementById(id);
  if (!calendar?.querySelector('table') || !field) return null;
  const { top, right, bottom, left } = calendar.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  return { out: Math.max(0, -top, -left, right - width, bottom - innerHeight), top: field.getBoundingClientRect().top };
}

/** The calendar of either field is in the window, wherever the field is, and does not move the page. */
export const calendar: Journey = async ({ open, wait, window }) => {
  await open('/itinerary');
  const wrong: string[] = [];
  for (const field of ['start-date', 'end-date'])
    for (const tenths of PLACES) {
      await wait(field, scrollField, field, tenths);
      const before = await window.run((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0, field);
      await window.run((id) => document.querySelector<HTMLElement>(`[popovertarget="${id}-calendar"]`)?.click(), field);
      const { out, top } = await wait(`calendar of ${field}`, measureCalendar, field);
      if (out > 1 || Math.abs(top - before) > 1)
        wrong.push(
          `${field} at ${Math.round(before)}: ${Math.round(out)} out, page moved by ${Math.round(before - top)}`,
        );
      await window.type(KEYS.escape);
      await wait('closed calendar', () => document.querySelector(':popover-open') === null);
    }
  if (wrong.length > 0) throw new Error(`Calendar out of the window: ${wrong.join('; ')}`);
};
