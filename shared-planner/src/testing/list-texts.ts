import type { AllMessages } from '../messages/all-messages.ts';
import {
  describeBookAhead,
  describeCaution,
  describeChange,
  describeCost,
  describeItem,
  describeReason,
  describeUnknownCost,
  describeWayOut,
} from '../messages/describe.ts';
import { describeRefusal } from '../messages/describe-refusal.ts';
import type { PlanNames } from '../messages/plan-messages.ts';
import * as samples from './sample-codes.ts';

/** A language, with what the plan's ids and texts are called in it. */
export type Sample = {
  messages: AllMessages;
  names: PlanNames;
};

const listCoded = ({ messages, names }: Sample): string[] => [
  ...Object.values(samples.cautions)
    .flat()
    .map((caution) => describeCaution(caution, names, messages)),
  ...Object.values(samples.reasons)
    .flat()
    .map((reason) => describeReason(reason, names, messages)),
  ...Object.values(samples.bookAhead)
    .flat()
    .map((entry) => describeBookAhead(entry, names, messages)),
  ...Object.values(samples.changes)
    .flat()
    .map((change) => describeChange(change, names, messages)),
  ...Object.values(samples.waysOut)
    .flat()
    .map((wayOut) => describeWayOut(wayOut, names, messages)),
  ...Object.values(samples.costs)
    .flat()
    .map((cost) => describeCost(cost, names, messages)),
  ...Object.values(samples.unknownCosts)
    .flat()
    .map((cost) => describeUnknownCost(cost, names, messages)),
];

const listRefusals = ({ messages }: Sample): string[] =>
  samples.refusals.map((refusal) => describeRefusal(refusal, messages.refusals));

function listItemTexts({ messages, names }: Sample): string[] {
  const { nextDay, cancelled, waypoint } = messages.items;
  const title = names.location(14);
  return [
    ...samples.items.flatMap(([planItem, transport]) => {
      const described = describeItem(planItem, names, transport, messages);
      return [described.title, ...described.details];
    }),
    ...[nextDay(title), cancelled(title), waypoint(2, 1, title)],
  ];
}

function listSummary({ messages: { summary, headings }, names }: Sample): string[] {
  const unscheduled = [{ ...samples.item, reason: { code: 'no_room' } as const }];
  return [
    summary.title,
    summary.dates({ start_date: '2027-12-30', end_date: '2028-01-02' }),
    ...[1, 2].map((revision) => summary.reference({ reference: '7', revision })),
    summary.calendarName({ reference: '7' }),
    ...[true, false].flatMap((isOptimal) => summary.quality({ isOptimal, unscheduled })),
    ...samples.preferences.flatMap((given) => summary.preferences(given, names)),
    summary.link('7'),
    ...Object.values(headings),
  ];
}

function listDay({ messages: { day }, names }: Sample): string[] {
  return [
    ...[day.heading(2, samples.date), day.start('saty', names), day.daylight('04:13', '19:35'), day.empty],
    ...[true, false].map((isApproximate) => day.holiday(names.location(14), isApproximate)),
    ...day.totals(samples.totals),
    ...[day.night('camp-14', names), day.badWeather([12, 8], names)],
    day.suggestion({ ...samples.item, visitMinutes: 90, driveMinutes: 40 }, names),
    day.suggestionTimes({ ...samples.item, visitMinutes: 90, driveMinutes: 40 }),
  ];
}

function listChanges({ messages, names }: Sample): string[] {
  const { effect, list, alternative } = messages.changes;
  const texts = [samples.changes.added, samples.changes.removed]
    .flat()
    .map((change) => describeChange(change, names, messages));
  return [
    ...[effect([], 0), effect(texts, 0), effect(texts, -35), effect(texts.slice(1), 65)],
    ...[list(texts, 0), list(texts, 3)],
    ...samples.alternatives.map((other) => alternative(other, names)),
  ];
}

function listCosts({ messages: { costs: words } }: Sample): string[] {
  const unknown = Object.values(samples.unknownCosts).flat();
  const trip = { adults: 4, children: 1, days: [], tenge: { min: 34_000, max: 152_000 }, unknown };
  const couple = { ...trip, adults: 1, children: 0, unknown: unknown.slice(0, 2) };
  return [
    ...[words.heading, words.unknownHeading, words.amount({ min: 900, max: 900 })],
    ...[words.amount({ min: 900, max: 1200 }, true), words.each({ min: 900, max: 1200 })],
    ...[trip, couple].flatMap((costsOfTrip) => [words.headline(costsOfTrip), words.without(costsOfTrip)]),
    ...[words.sum(trip), ...words.notes(trip), words.day(2, trip.tenge, ['1', '2'])],
  ];
}

function listAccess({ messages: { access, closure, fee, names: others }, names }: Sample): string[] {
  const notice = { label: names.text('Some halls closed'), until: names.text('2028') };
  return [
    ...(['open', 'restricted', 'closed', 'ask'] as const).map((state) => access({ state })),
    access({ state: 'closed', from: '2027-06-01', until: '2027-06-12' }),
    access({ state: 'restricted', ...notice }),
    ...[closure.describeClosure({ to: '05-20' }), closure.describeYearSpan('11-01', '05-20')],
    ...[fee.formatTenge(0), fee.formatTenge(1300), fee.formatFee(0)],
    fee.formatFee(1300, names.text('a day')),
    fee.describeFee({ adultTenge: 433, carTenge: 1298 }),
    ...[
      others.unknown('location', 13),
      others.unknown('activity', 9),
      others.unknown('activity', -1),
      others.camp('7'),
    ],
  ];
}

const listHours = ({ messages: { hours } }: Sample): string[] => [
  ...[hours.closed, hours.allDay, hours.window('09:00', '18:30'), hours.everyDay, hours.season('04-15', '10-14')],
  ...[hours.weekdays(2, 7), hours.weekdays(3, 3)],
  ...[1, 2, 3, 4, 5, 6, 7].map((weekday) => hours.nthOfMonth(weekday, 1)),
];

/** Everything that the planner says to people, each sentence at least once; at the same index the same in each language. */
export const listTexts = (sample: Sample): string[] => [
  ...listCoded(sample),
  ...listItemTexts(sample),
  ...listSummary(sample),
  ...listDay(sample),
  ...listChanges(sample),
  ...listCosts(sample),
  ...listRefusals(sample),
  ...listAccess(sample),
  ...listHours(sample),
];
