import { formatDate, getWeekdayOfDate } from '@almaty/dates';
import { capitalize } from '@almaty/languages';
import { getDaylight } from '@almaty/planner/calendar';
import { useToday } from '@almaty/ui/use-today';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { TrailHeights } from '../../../../content/view-models/trail.ts';
import { type TrailDay as Day, formatClock, planTrailDay } from '../../../../lib/trail/trail-day.ts';
import { DayBand } from './DayBand.tsx';

/** Every half hour from 05:00 to 15:00, in minutes after midnight. */
const STARTS = Array.from({ length: 21 }, (_, index) => 300 + index * 30);

const bold = (content: ReactNode) => <strong>{content}</strong>;

/** The day in words. */
function DaySentence({ day, sunset }: { day: Day; sunset: number }) {
  const times = {
    strong: bold,
    turn: formatClock(day.turnBack),
    sunset: formatClock(sunset),
    latest: formatClock(day.latestStart),
  };
  return (
    <p className="mt-4">
      {day.start > day.latestStart
        ? m.trailTooLate({ ...times, start: formatClock(day.start) })
        : m.trailDaySentence({ ...times, top: formatClock(day.top), back: formatClock(day.back) })}
    </p>
  );
}

type Props = { heights: TrailHeights; start: number; onStart: (minutes: number) => void };

/** Today on a trail: up, a rest, down, and when to turn back. */
export function TrailDay({ heights: { upMinutes, downMinutes = upMinutes }, start, onStart }: Props) {
  const today = useToday();
  if (!today) return null;
  const daylight = getDaylight(today);
  const day = planTrailDay({ upMinutes, downMinutes }, start, daylight.sunset);
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <p className="font-[760]">
          {m.trailToday({ weekday: capitalize(getWeekdayOfDate(today)), date: formatDate(today) })}
        </p>
        <label className="flex flex-wrap items-center gap-2.5 font-[760]">
          {m.trailStart}
          <select
            value={start}
            onChange={({ currentTarget }) => onStart(Number(currentTarget.value))}
            className="select-field min-h-12 rounded-xs border-2 border-ink bg-field pl-3 tabular-nums"
          >
            {STARTS.map((minutes) => (
              <option key={minutes} value={minutes}>
                {formatClock(minutes)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <DayBand day={day} daylight={daylight} />
      <DaySentence day={day} sunset={daylight.sunset} />
    </>
  );
}
