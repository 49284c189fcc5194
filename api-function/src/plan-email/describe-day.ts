import { type ListedItem, listItems } from '@almaty/planner/formats';
import { describeItem, type PlanMessages, type PlanNames } from '@almaty/planner/messages';
import type { Plan, PlanDay, PlanItem } from '@almaty/planner/schema';

/** An item as a row: when, what, how long and how. */
export type ItemRow = { time: string; title: string; details: readonly string[]; isStop: boolean };

/** Sentences to mind, of the same stops; those of a way name it themselves. */
export type CautionGroup = { stops: readonly string[]; sentences: readonly string[] };

/** A day in words. */
export type DescribedDay = {
  date: string;
  heading: string;
  /** The names of its stops, in their order. */
  stops: readonly string[];
  /** From when to when; undefined for a free day. */
  hours: { start: string; end: string } | undefined;
  start: string;
  rows: readonly ItemRow[];
  cautions: readonly CautionGroup[];
  /** A public holiday, daylight and totals. */
  facts: readonly string[];
  /** Where the night is; undefined after the last day, when the visitor has left. */
  night: string | undefined;
  /** What to do instead; undefined where something is indoors or nothing fits. */
  badWeather: string | undefined;
  suggestions: readonly string[];
};

const isStop = ({ type }: PlanItem) => type === 'visit' || type === 'activity';

type Described = ItemRow & { cautions: readonly string[] };

function describeRow({ item, start }: ListedItem, plan: Plan, names: PlanNames, messages: PlanMessages): Described {
  const { title, details, cautions } = describeItem(item, names, plan.preferences.transport, messages);
  return {
    time: messages.values.time(start).slice(0, 5),
    title: start < '24:00' ? title : messages.items.nextDay(title),
    details,
    isStop: isStop(item),
    cautions,
  };
}

/** Says each sentence of a day once: what several stops share is said of all of them. */
function groupCautions(rows: readonly Described[]): CautionGroup[] {
  const stopsOf = new Map<string, Set<string>>();
  for (const { title, isStop, cautions } of rows) {
    for (const sentence of cautions) {
      const stops = stopsOf.get(sentence) ?? new Set();
      stopsOf.set(sentence, isStop ? stops.add(title) : stops);
    }
  }
  const groups = Map.groupBy(stopsOf, ([, stops]) => [...stops].join('\n'));
  return [...groups.values()].map((group) => ({
    stops: [...(group[0]?.[1] ?? [])],
    sentences: group.map(([sentence]) => sentence),
  }));
}

function describeDay(
  day: PlanDay,
  number: number,
  items: readonly ListedItem[],
  plan: Plan,
  names: PlanNames,
  messages: PlanMessages,
  holiday: string | undefined,
): DescribedDay {
  const rows = items.map((item) => describeRow(item, plan, names, messages));
  const [first, last] = [items[0], items.at(-1)];
  const { time } = messages.values;
  return {
    date: day.date,
    heading: messages.day.heading(number, day.date),
    stops: rows.filter(({ isStop }) => isStop).map(({ title }) => title),
    hours: first && last && { start: time(first.start), end: time(last.end) },
    start: messages.day.start(day.base.from, names),
    rows,
    cautions: groupCautions(rows),
    facts: [
      ...(holiday === undefined ? [] : [holiday]),
      messages.day.daylight(day.sunrise, day.sunset),
      ...messages.day.totals(day.totals),
    ],
    night: number === plan.days.length ? undefined : messages.day.night(day.base.to, names),
    badWeather: day.badWeather && messages.day.badWeather(day.badWeather, names),
    suggestions: day.suggestions.map((suggestion) => messages.day.suggestion(suggestion, names)),
  };
}

/**
 * Describes the days of a plan.
 *
 * @param getHoliday says the public holiday of a date, in words.
 */
export function describeDays(
  plan: Plan,
  names: PlanNames,
  messages: PlanMessages,
  getHoliday: (date: string) => string | undefined,
): DescribedDay[] {
  const items = Map.groupBy(listItems(plan), ({ dayNumber }) => dayNumber);
  return plan.days.map((day, index) =>
    describeDay(day, index + 1, items.get(index + 1) ?? [], plan, names, messages, getHoliday(day.date)),
  );
}
