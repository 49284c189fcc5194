import { toMinutes } from '../calendar/time-of-day.ts';
import { estimateCosts, getAmount, type TripCosts } from '../costs/index.ts';
import {
  messages as all,
  describeBookAhead,
  describeCost,
  describeItem,
  describeReason,
  describeUnknownCost,
  getItemName,
  type PlanMessages,
  type PlanNames,
} from '../messages/index.ts';
import type { Plan, PlanDay } from '../schema/plan.ts';
import type { PlanningData } from '../schema/planning-data.ts';
import { type ListedItem, listItems } from './list-items.ts';
import { toOneLine } from './plain-text.ts';
import { wrap } from './wrap.ts';

const MINUTES_PER_DAY = 24 * 60;

/** Below the time of an item: two spaces after HH:mm. */
const BELOW_TIME = ' '.repeat(7);

const underline = (text: string, line: string) => [toOneLine(text), line.repeat(Array.from(toOneLine(text)).length)];

function formatHeader(plan: Plan, costs: TripCosts, names: PlanNames, messages: PlanMessages): string[] {
  const { summary, day } = messages;
  return [
    ...underline(summary.title, '='),
    ...[
      ...summary.preferences(plan.preferences, names),
      summary.dates(plan),
      summary.reference(plan),
      ...day.totals(plan.totals),
      messages.costs.headline(costs),
      ...summary.quality(plan),
    ].flatMap((line) => wrap('', line)),
  ];
}

function formatItem({ item, start }: ListedItem, plan: Plan, names: PlanNames, messages: PlanMessages): string[] {
  const { title, details, cautions } = describeItem(item, names, plan.preferences.transport, messages);
  const minutes = toMinutes(start);
  const clock = messages.values.time(start).slice(0, 5);
  return [
    ...wrap(`${clock}  `, minutes < MINUTES_PER_DAY ? title : messages.items.nextDay(title)),
    ...details.flatMap((detail) => wrap(BELOW_TIME, detail)),
    ...cautions.flatMap((caution) => wrap(`${BELOW_TIME}- `, caution)),
  ];
}

function formatSuggestions({ suggestions }: PlanDay, names: PlanNames, { headings, day }: PlanMessages): string[] {
  if (suggestions.length === 0) return [];
  return [
    '',
    `${headings.suggestions}:`,
    ...suggestions.flatMap((suggestion) => wrap('- ', day.suggestion(suggestion, names))),
  ];
}

function formatDay(
  day: PlanDay,
  number: number,
  items: readonly ListedItem[],
  plan: Plan,
  names: PlanNames,
  messages: PlanMessages,
  holiday: string | undefined,
): string[] {
  const isLastDay = number === plan.days.length;
  return [
    ...underline(messages.day.heading(number, day.date), '-'),
    ...wrap('', messages.day.start(day.base.from, names)),
    ...(holiday === undefined ? [] : wrap('', holiday)),
    ...wrap('', messages.day.daylight(day.sunrise, day.sunset)),
    ...messages.day.totals(day.totals).flatMap((line) => wrap('', line)),
    ...(items.length > 0 ? [] : ['', messages.day.empty]),
    ...items.flatMap((item) => ['', ...formatItem(item, plan, names, messages)]),
    // After the last day the visitor has left.
    ...(isLastDay ? [] : ['', ...wrap('', messages.day.night(day.base.to, names))]),
    ...(day.badWeather ? ['', ...wrap('', messages.day.badWeather(day.badWeather, names))] : []),
    ...formatSuggestions(day, names, messages),
  ];
}

const formatSection = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', '', ...underline(heading, '-'), ...lines.flatMap((line) => wrap('- ', line))];

/** The amounts of each day, what else to know of them, and what has no known price. */
function listCosts(costs: TripCosts, names: PlanNames, messages: PlanMessages): string[] {
  const words = messages.costs;
  const unknown = costs.unknown.map((cost) => describeUnknownCost(cost, names, messages));
  return [
    ...costs.days.flatMap(({ lines, tenge }, index) =>
      lines.length === 0
        ? []
        : words.day(
            index + 1,
            tenge,
            lines.map((line) => `${describeCost(line.what, names, messages)}: ${words.amount(getAmount(line, costs))}`),
          ),
    ),
    ...words.notes(costs),
    `${words.unknownHeading}: ${unknown.join('; ')}`,
  ];
}

/**
 * @property data what the plan was made from, for its costs.
 * @property url address of the plan's page, for the last line.
 * @property messages the language; English unless given.
 * @property getHoliday says the public holiday of a date, in words.
 */
type TextOptions = {
  data: PlanningData;
  url?: string;
  messages?: PlanMessages;
  getHoliday?: (date: string) => string | undefined;
};

/**
 * Writes a whole plan as plain text, for an email or a terminal: days with their times in a column, what to mind below each
 * item, what is not in the plan and why, what to book and to bring. Lines end in a line feed.
 */
export function toText(
  plan: Plan,
  names: PlanNames,
  { data, url, messages = all, getHoliday = () => undefined }: TextOptions,
): string {
  const { headings } = messages;
  const costs = estimateCosts(plan, data);
  const items = Map.groupBy(listItems(plan), ({ dayNumber }) => dayNumber);
  const lines = [
    ...formatHeader(plan, costs, names, messages),
    ...plan.days.flatMap((day, index) => {
      const number = index + 1;
      return ['', '', ...formatDay(day, number, items.get(number) ?? [], plan, names, messages, getHoliday(day.date))];
    }),
    ...formatSection(
      headings.unscheduled,
      plan.unscheduled.map(
        ({ kind, id, title, reason }) =>
          `${title ?? getItemName(names, kind, id)}: ${describeReason(reason, names, messages)}`,
      ),
    ),
    ...formatSection(
      headings.bookAhead,
      plan.bookAhead.map((entry) => describeBookAhead(entry, names, messages)),
    ),
    ...formatSection(headings.bring, plan.bring.map(names.text)),
    ...formatSection(messages.costs.heading, listCosts(costs, names, messages)),
    ...(url ? ['', '', ...wrap('', messages.summary.link(url))] : []),
  ];
  return `${lines.join('\n')}\n`;
}
