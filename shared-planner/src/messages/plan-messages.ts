import type { CurrentAccess } from '../calendar/access-state.ts';
import type { Cost, TripCosts, UnknownCost } from '../costs/index.ts';
import type { Alternative } from '../edit/alternatives.ts';
import type { Change } from '../edit/list-changes.ts';
import type { WayOut } from '../edit/ways-out.ts';
import type { Fee } from '../schema/access.ts';
import type {
  ActivityItem,
  Caution,
  DriveItem,
  MealItem,
  Plan,
  Reason,
  Suggestion,
  Totals,
  VisitItem,
} from '../schema/plan.ts';
import type { ItemKind, Preferences, TravelMode } from '../schema/plan-request.ts';
import type { TengeRange } from '../schema/prices.ts';
import type { Refusal } from '../schema/refusal.ts';

/** The names of what a plan refers to by id. A base may be a gateway or a camp (`camp-<location id>`) as well. */
export type PlanNames = {
  location: (id: number) => string;
  activity: (id: number) => string;
  node: (id: string) => string;
  base: (id: string) => string;
  /** What the planning data say, in the language of the names: a plan has the English text. */
  text: (english: string) => string;
};

/** An item of a plan in words: a title of a few words, and lines that say how long and how. All of it is plain text. */
export type ItemText = { title: string; details: readonly string[] };

export type BookAhead = Plan['bookAhead'][number];

/** One function for every code: it makes a sentence of the code's parameters. */
type ByCode<Coded extends { code: string }> = {
  readonly [Code in Coded['code']]: (parameters: Extract<Coded, { code: Code }>, names: PlanNames) => string;
};

type ByType<Typed extends { type: string }> = {
  readonly [Type in Typed['type']]: (parameters: Extract<Typed, { type: Type }>, names: PlanNames) => string;
};

/** How a language writes values. Dates are yyyy-MM-dd, times HH:mm in Almaty, durations minutes. */
export type ValueMessages = {
  date: (date: string) => string;
  dayOfWeekAndDate: (date: string) => string;
  /** The same without the year, for a day of a trip. */
  dayOfWeekAndDay: (date: string) => string;
  /** First and last day of a trip. */
  dateRange: (from: string, to: string) => string;
  /** A time from 24:00 on is on the next day. */
  time: (time: string) => string;
  duration: (minutes: number) => string;
  distance: (km: number) => string;
};

export type ItemMessages = {
  drive: (item: DriveItem, names: PlanNames, transport: TravelMode) => ItemText;
  visit: (item: VisitItem, names: PlanNames) => ItemText;
  meal: (item: MealItem, names: PlanNames) => ItemText;
  activity: (item: ActivityItem, names: PlanNames) => ItemText;
  /** An item that ends or begins after midnight of its day. */
  nextDay: (title: string) => string;
  /** An event of the calendar that is not in the plan any more. */
  cancelled: (title: string) => string;
  /** A stop on a map: its day, its number on that day, its title. */
  waypoint: (day: number, stop: number, title: string) => string;
};

export type SummaryMessages = {
  title: string;
  dates: (plan: Pick<Plan, 'start_date' | 'end_date'>) => string;
  reference: (plan: Pick<Plan, 'reference' | 'revision'>) => string;
  /** Name of the plan's calendar and of its file of points. */
  calendarName: (plan: Pick<Plan, 'reference'>) => string;
  /** Where something is left out, whether another plan could have more; nothing where everything is in. */
  quality: (plan: Pick<Plan, 'isOptimal' | 'unscheduled'>) => readonly string[];
  preferences: (preferences: Preferences, names: PlanNames) => readonly string[];
  link: (url: string) => string;
};

export type DayMessages = {
  heading: (day: number, date: string) => string;
  start: (base: string, names: PlanNames) => string;
  daylight: (sunrise: string, sunset: string) => string;
  empty: string;
  /** A public holiday; `isApproximate` when its day is not certain yet. */
  holiday: (name: string, isApproximate: boolean) => string;
  /** Driving, visits and ascent of a day or of all days: what there is of them. */
  totals: (totals: Totals) => readonly string[];
  night: (base: string, names: PlanNames) => string;
  suggestion: (suggestion: Suggestion, names: PlanNames) => string;
  /** What a suggestion would take, without its name. */
  suggestionTimes: (suggestion: Suggestion) => string;
  /** The locations that make the day instead of its stops. */
  badWeather: (ids: readonly number[], names: PlanNames) => string;
};

/** How revisions of a plan differ, and what would bring an item into it. */
export type ChangeMessages = {
  byType: ByType<Change>;
  /** Texts of changes in a sentence, after a colon; `more` are not written out. */
  list: (texts: readonly string[], more: number) => string;
  /** What an edit did: texts of changes, and by how many minutes the travel is longer (negative: shorter). */
  effect: (texts: readonly string[], driveMinutes: number) => string;
  /** What another plan trades, in one sentence. */
  alternative: (alternative: Alternative, names: PlanNames) => string;
  /** A button that applies the edit. */
  wayOut: ByType<WayOut>;
};

/** What a plan costs, and what is not known of that. */
export type CostMessages = {
  heading: string;
  /** `900 tenge`, `1,200 to 1,800 tenge`; `isUnsure` when an estimate or a doubtful report is behind it. */
  amount: (tenge: TengeRange, isUnsure?: boolean) => string;
  /** An amount for each person. */
  each: (tenge: TengeRange) => string;
  line: ByCode<Cost>;
  unknown: ByCode<UnknownCost>;
  unknownHeading: string;
  /** The sum, for whom it is and what is not in it, so that nobody takes it for the cost of the trip. */
  headline: (costs: TripCosts) => string;
  /** The same in two parts, for a small space: the sum, and the rest. */
  sum: (costs: TripCosts) => string;
  without: (costs: TripCosts) => string;
  /** What else to know of the amounts. */
  notes: (costs: TripCosts) => readonly string[];
  /** A day with its sum and lines, in a line of text. */
  day: (day: number, tenge: TengeRange, lines: readonly string[]) => string;
};

/** Why a request cannot be planned, and what to choose instead; apart, because a plan's page does not load it. */
export type RefusalMessages = {
  readonly [Code in Refusal['code']]: (refusal: Extract<Refusal, { code: Code }>) => string;
};

export type HeadingMessages = {
  suggestions: string;
  unscheduled: string;
  bookAhead: string;
  bring: string;
};

/** The access to a location in a few words: `label` replaces the state, `until` is a date or words, as notices have them. */
export type AccessMessages = (access: {
  state: CurrentAccess;
  label?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}) => string;

/** Opening hours. Weekdays are 1 to 7 from Monday, times HH:mm. */
export type HoursMessages = {
  closed: string;
  allDay: string;
  window: (from: string, to: string) => string;
  everyDay: string;
  /** A span, or one weekday where both are the same. */
  weekdays: (first: number, last: number) => string;
  /** `first Monday of the month`. */
  nthOfMonth: (weekday: number, nth: number) => string;
  /** Of days of every year, MM-dd. */
  season: (from: string, to: string) => string;
};

/** Closures that return every year, on days of every year, MM-dd. */
type ClosureMessages = {
  describeYearSpan: (from: string, to: string) => string;
  describeClosure: (closure: { to: string }) => string;
};

type FeeMessages = {
  /** An amount of money in a sentence. */
  formatTenge: (tenge: number) => string;
  /** A fee at the beginning of a line. */
  formatFee: (tenge: number, per?: string) => string;
  describeFee: (fee: Fee) => string;
};

/**
 * Everything a plan says, in one language: each language is an object of this type. Whatever a function returns is
 * plain text, never markup.
 */
export type PlanMessages = {
  /** BCP 47 tag. */
  language: string;
  values: ValueMessages;
  cautions: ByCode<Caution>;
  reasons: ByCode<Reason>;
  bookAhead: ByType<BookAhead>;
  items: ItemMessages;
  summary: SummaryMessages;
  day: DayMessages;
  costs: CostMessages;
  changes: ChangeMessages;
  headings: HeadingMessages;
  /** What stands in for a name that the catalogue does not have, and the name of a night in a tent. */
  names: {
    unknown: (kind: ItemKind, id: number) => string;
    camp: (location: string) => string;
  };
};

/** What is said of locations whether there is a plan or not; apart, because a plan's page does not load it. */
export type CatalogueMessages = {
  access: AccessMessages;
  hours: HoursMessages;
  closure: ClosureMessages;
  fee: FeeMessages;
};
