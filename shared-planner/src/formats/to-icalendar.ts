import { generateIcsCalendar, type IcsDateObject, type IcsEvent, type IcsTimezone } from 'ts-ics';
import { toMinutes } from '../calendar/time-of-day.ts';
import { messages as all, describeItem, type PlanMessages, type PlanNames } from '../messages/index.ts';
import type { Plan } from '../schema/plan.ts';
import { foldLines } from './fold-lines.ts';
import { type ListedItem, listItems } from './list-items.ts';
import { toOneLine } from './plain-text.ts';
import { createPositions, type PositionData, type Positions } from './positions.ts';

const TIME_ZONE = 'Asia/Almaty';

/** Five hours ahead of UTC all year since 1 March 2024 (tz database, 2024a). */
const OFFSET = '+0500';

const MINUTE_MS = 60 * 1000;

/** Calendars with old rules still think that Almaty is six hours ahead of UTC, so the file brings the zone's own rule. */
const ALMATY: IcsTimezone = {
  id: TIME_ZONE,
  props: [
    {
      type: 'STANDARD',
      // Midnight in Almaty when its clocks changed; ts-ics writes it by the new offset.
      start: new Date('2024-03-01T00:00:00+05:00'),
      offsetFrom: '+0600',
      offsetTo: OFFSET,
      name: '+05',
    },
  ],
};

type CalendarOptions = {
  /** Positions of the stops. */
  data: PositionData;
  /** The moment at which the file is made, as an ISO string. */
  stamp: string;
  /** Address of the plan's page. */
  url?: string;
  /**
   * The plans that were sent before, the newest first: their events that are not in the new plan are cancelled, and those
   * that were cancelled before stay so.
   */
  previous?: readonly Plan[];
  /** For a calendar that programs subscribe to: how often they shall ask for it again, as an ISO 8601 duration. */
  refresh?: string;
  messages?: PlanMessages;
};

type Context = Required<Pick<CalendarOptions, 'messages'>> & {
  plan: Plan;
  names: PlanNames;
  positions: Positions;
  stamp: Date;
  url: string | undefined;
};

/** A time of a day of the plan, in Almaty. ts-ics writes only `local`: the fields of its date in UTC, with the zone's name. */
function toLocalTime(date: string, time: string): IcsDateObject {
  const clock = new Date(Date.parse(date) + toMinutes(time) * MINUTE_MS);
  return { date: clock, local: { date: clock, timezone: TIME_ZONE, tzoffset: OFFSET } };
}

/** Of the reference and the item, never of its place in the plan: a stop that moves stays the same event (RFC 7986, 5.3). */
const createUid = ({ reference }: Plan, { key }: ListedItem) => `${reference}-${key}`.replaceAll(/[^\w-]/g, '-');

function describe(listed: ListedItem, { plan, names, messages, url }: Context): { title: string; text: string } {
  const { title, details, cautions } = describeItem(listed.item, names, plan.preferences.transport, messages);
  const hasNight = listed.isLastOfDay && listed.dayNumber < plan.days.length;
  const lines = [
    ...details,
    ...cautions.map((caution) => `- ${caution}`),
    ...(hasNight ? [messages.day.night(listed.day.base.to, names)] : []),
    ...(url ? [messages.summary.link(url)] : []),
  ];
  return { title: toOneLine(title), text: lines.map(toOneLine).join('\n') };
}

/** What all events have, in the plan or cancelled. */
function createEvent(listed: ListedItem, context: Context): IcsEvent {
  const { plan, names, positions, stamp, url } = context;
  const { title, text } = describe(listed, context);
  const node = positions.ofItem(listed.item);
  return {
    uid: createUid(plan, listed),
    stamp: { date: stamp },
    lastModified: { date: stamp },
    start: toLocalTime(listed.day.date, listed.start),
    end: toLocalTime(listed.day.date, listed.end),
    summary: title,
    description: text,
    ...(node && { location: toOneLine(names.node(node.id)), geo: `${node.lat};${node.lon}` }),
    ...(url && { url }),
    sequence: plan.revision - 1,
    status: 'CONFIRMED',
  };
}

/** The events of earlier plans that are gone, as cancelled by this one (RFC 5546, 3.2.5, for a published calendar). */
function listCancelledEvents(previous: readonly Plan[], uids: ReadonlySet<string>, context: Context): IcsEvent[] {
  const { plan, messages } = context;
  const gone = new Map<string, IcsEvent>();
  for (const earlier of previous)
    for (const listed of listItems(earlier)) {
      const uid = createUid(earlier, listed);
      if (!uids.has(uid) && !gone.has(uid)) gone.set(uid, createEvent(listed, { ...context, plan: earlier }));
    }
  return [...gone.values()].map((event) => ({
    ...event,
    summary: messages.items.cancelled(event.summary),
    sequence: plan.revision - 1,
    status: 'CANCELLED',
    timeTransparent: 'TRANSPARENT',
  }));
}

/** Says how often to ask again: the standard's property (RFC 7986, 5.7), and the older one that Outlook reads. */
const createRefreshLines = (refresh: string) =>
  `REFRESH-INTERVAL;VALUE=DURATION:${refresh}\r\nX-PUBLISHED-TTL:${refresh}\r\n`;

/**
 * Writes a plan as a calendar (iCalendar, RFC 5545): an event for every stop, drive and meal. It is published
 * (`METHOD:PUBLISH`), not an invitation, so nobody is asked to accept it. Lines end in CRLF and have at most 75 octets.
 *
 * @throws RangeError when the stamp is no moment.
 */
export function toICalendar(
  plan: Plan,
  names: PlanNames,
  { data, stamp, url, previous = [], refresh, messages = all }: CalendarOptions,
): string {
  const context: Context = {
    plan,
    names,
    messages,
    positions: createPositions(data),
    stamp: new Date(stamp),
    url: url && toOneLine(url),
  };
  const items = listItems(plan);
  const uids = new Set(items.map((listed) => createUid(plan, listed)));
  const calendar = generateIcsCalendar({
    version: '2.0',
    prodId: `-//Almaty guide//Plan//${messages.language.slice(0, 2).toUpperCase()}`,
    method: 'PUBLISH',
    // ts-ics does not escape the name of a calendar.
    name: toOneLine(messages.summary.calendarName(plan)).replaceAll(/[\\;,]/g, ' '),
    timezones: [ALMATY],
    events: [...items.map((listed) => createEvent(listed, context)), ...listCancelledEvents(previous, uids, context)],
  });
  // ts-ics does not know these properties; they stand before the first component.
  return foldLines(refresh ? calendar.replace(/(?=BEGIN:VTIMEZONE)/, createRefreshLines(refresh)) : calendar);
}
