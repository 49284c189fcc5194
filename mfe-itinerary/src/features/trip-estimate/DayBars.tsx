import type { DayEstimate, ItemId, MissingDay, TripEstimate } from '@almaty/planner/estimate';
import { formatDuration, getItemName, type PlanNames } from '@almaty/planner/messages';
import type { ReactNode } from 'react';
import * as m from '#messages';
import { formatHours } from './estimate-texts.ts';
import { formatShortDay } from './format-day.ts';

/** The most days that are shown at once. */
export const MAX_ROWS = 8;

const PART = 'h-full forced-colors:border-r-2';
const PLACES = 'bg-spruce';
const WAY = 'bg-[repeating-linear-gradient(90deg,var(--color-spruce)_0_5px,var(--color-kraft)_5px_8px)]';
const PAUSES = 'bg-[#b98f4d]';

/** The name of a day, its bar, its length, and below them what it is for; in a narrow ticket the bar has its own line. */
function Row({ date, bar, length, text }: { date: string; bar: ReactNode; length: ReactNode; text: string }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 @min-[17rem]:grid @min-[17rem]:grid-cols-[4rem_minmax(0,1fr)_4.25rem]">
      <b className="font-[760] whitespace-nowrap lining-nums tabular-nums">{formatShortDay(date)}</b>
      <span className="text-right font-[760] whitespace-nowrap lining-nums tabular-nums @min-[17rem]:col-start-3">
        {length}
      </span>
      <div className="basis-full @min-[17rem]:col-start-2 @min-[17rem]:row-start-1">{bar}</div>
      {text && (
        <p className="basis-full text-note leading-snug text-on-kraft-2 @min-[17rem]:col-span-2 @min-[17rem]:col-start-2">
          {text}
        </p>
      )}
    </li>
  );
}

const listNames = (items: readonly ItemId[], names: PlanNames) =>
  items.map(({ kind, id }) => getItemName(names, kind, id));

/** A base's name without what follows its first comma. */
const getShortName = (name: string): string => name.split(',')[0] ?? name;

function DayRow({ day, trip, names }: { day: DayEstimate; trip: TripEstimate; names: PlanNames }) {
  const { date, dayMinutes, visitMinutes, wayMinutes, items, nightBase } = day;
  const pauses = dayMinutes - visitMinutes - wayMinutes;
  const getWidth = (minutes: number) => ({ width: `${(minutes / trip.mostMinutes) * 100}%` });
  const night = nightBase && m.estimateNight({ base: getShortName(names.base(nightBase)) });
  const places = listNames(items, names).join(', ');
  return (
    <Row
      date={date}
      length={dayMinutes > 0 && formatHours(dayMinutes)}
      text={[places, night].filter(Boolean).join('. ') || m.estimateNothing}
      bar={
        <div
          role="img"
          aria-label={m.estimateBar({
            visit: formatDuration(visitMinutes),
            way: formatDuration(wayMinutes),
            pauses: formatDuration(pauses),
          })}
          className="exact-colors relative flex h-4.5 outline-current forced-colors:outline bg-[color-mix(in_srgb,var(--color-on-kraft)_11%,var(--color-kraft))]"
        >
          <span className={`${PART} ${PLACES}`} style={getWidth(visitMinutes)} />
          <span className={`${PART} ${WAY}`} style={getWidth(wayMinutes)} />
          <span className={`${PART} ${PAUSES}`} style={getWidth(pauses)} />
          <span
            className="absolute -inset-y-1 w-0.5 bg-on-kraft"
            style={{ left: `${(trip.comfortMinutes / trip.mostMinutes) * 100}%` }}
          />
        </div>
      }
    />
  );
}

const MissingRow = ({ day: { date, items }, names }: { day: MissingDay; names: PlanNames }) => (
  <Row
    date={date}
    length=""
    text={listNames(items, names).join(', ')}
    bar={
      <div className="border-2 border-dashed border-[#7d744f] px-2.5 text-sm leading-5.5 font-[640] text-on-kraft-2 @min-[17rem]:-mr-20">
        {m.estimateMissing}
      </div>
    }
  />
);

const Key = ({ className, children }: { className: string; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    <span className={`exact-colors shrink-0 forced-colors:outline ${className}`} />
    {children}
  </li>
);

/** A bar per day of the trip, and per day that it is short of; the first eight, and the rest folded. */
export function DayBars({ trip, names }: { trip: TripEstimate; names: PlanNames }) {
  const rows = [
    ...trip.days.map((day) => <DayRow key={day.date} day={day} trip={trip} names={names} />),
    ...trip.missingDays.map((day) => <MissingRow key={day.date} day={day} names={names} />),
  ];
  const rest = rows.slice(MAX_ROWS);
  return (
    <div className="@container mt-4">
      <ol className="grid gap-3 leading-tight">{rows.slice(0, MAX_ROWS)}</ol>
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-8 cursor-pointer font-[680] underline decoration-2 underline-offset-4">
            {m.estimateAllDays({ days: rows.length })}
          </summary>
          <ol className="mt-3 grid gap-3 leading-tight">{rest}</ol>
        </details>
      )}
      <ul
        aria-label={m.estimateKeyName}
        className="mt-4 grid gap-x-3 gap-y-1 @min-[14rem]:grid-cols-2 @min-[22rem]:flex @min-[22rem]:justify-between text-[0.8125rem] font-[560] text-on-kraft-2"
      >
        <Key className={`h-2.5 w-4 ${PLACES}`}>{m.estimateAtPlaces}</Key>
        <Key className={`h-2.5 w-4 ${WAY}`}>{m.estimateOnTheWay}</Key>
        <Key className={`h-2.5 w-4 ${PAUSES}`}>{m.estimateMeals}</Key>
        <Key className="h-3.5 w-0.5 bg-on-kraft">
          {m.estimateComfortable({ hours: formatHours(trip.comfortMinutes) })}
        </Key>
      </ul>
    </div>
  );
}
