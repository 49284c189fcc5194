import { bookAhead } from '#language/book-ahead';
import { cautions } from '#language/cautions';
import { costs as words } from '#language/costs';
import { messages as all } from '#language/index';
import { reasons } from '#language/reasons';
import type { Cost, UnknownCost } from '../costs/index.ts';
import type { Change } from '../edit/list-changes.ts';
import type { WayOut } from '../edit/ways-out.ts';
import type { Caution, PlanItem, Reason } from '../schema/plan.ts';
import type { TravelMode } from '../schema/plan-request.ts';
import { listCautions } from '../sources/list-cautions.ts';
import type { BookAhead, ItemText, PlanMessages, PlanNames } from './plan-messages.ts';

// Each function names its own table of the build's language, so that a page that uses one of them does not load the words of the others.

/** TypeScript does not see that a code picks the function for its own parameters, so the tables are read as this. */
type Describe<Parameters> = (parameters: Parameters, names: PlanNames) => string;

/** The parameters that are texts of the planning data. */
const TEXTS: ReadonlySet<string> = new Set('ask beds label name note per reason stop until what where'.split(' '));

/** Puts the texts among parameters into the language of the names. */
const inLanguage = <Parameters extends object>(parameters: Parameters, { text }: PlanNames): Parameters =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      TEXTS.has(name) && typeof value === 'string' ? text(value) : value,
    ]),
  ) as Parameters;

/** What to mind, in plain text. */
export const describeCaution = (
  caution: Caution,
  names: PlanNames,
  messages: Pick<PlanMessages, 'cautions'> = { cautions },
): string => (messages.cautions[caution.code] as Describe<Caution>)(inLanguage(caution, names), names);

/** Why an item is not in the plan and what would help, in plain text. */
export const describeReason = (
  reason: Reason,
  names: PlanNames,
  messages: Pick<PlanMessages, 'reasons'> = { reasons },
): string => (messages.reasons[reason.code] as Describe<Reason>)(inLanguage(reason, names), names);

/** What to book before the trip, in plain text. */
export const describeBookAhead = (
  entry: BookAhead,
  names: PlanNames,
  messages: Pick<PlanMessages, 'bookAhead'> = { bookAhead },
): string => (messages.bookAhead[entry.type] as Describe<BookAhead>)(inLanguage(entry, names), names);

/** What is paid for, in plain text. */
export const describeCost = (
  cost: Cost,
  names: PlanNames,
  { costs }: Pick<PlanMessages, 'costs'> = { costs: words },
): string => (costs.line[cost.code] as Describe<Cost>)(cost, names);

/** What is paid for and has no known price, in plain text. */
export const describeUnknownCost = (
  cost: UnknownCost,
  names: PlanNames,
  { costs }: Pick<PlanMessages, 'costs'> = { costs: words },
): string => (costs.unknown[cost.code] as Describe<UnknownCost>)(inLanguage(cost, names), names);

/** How a revision differs from an earlier one in one point, in plain text, without an end. */
export const describeChange = (change: Change, names: PlanNames, messages: PlanMessages = all): string =>
  (messages.changes.byType[change.type] as Describe<Change>)(change, names);

/** What would bring an item into the plan, as the text of a button. */
export const describeWayOut = (wayOut: WayOut, names: PlanNames, messages: PlanMessages = all): string =>
  (messages.changes.wayOut[wayOut.type] as Describe<WayOut>)(wayOut, names);

function describeTitle(item: PlanItem, names: PlanNames, transport: TravelMode, { items }: PlanMessages): ItemText {
  switch (item.type) {
    case 'drive':
      return items.drive(item, names, transport);
    case 'visit':
      return items.visit(item, names);
    case 'meal':
      return items.meal(item, names);
    case 'activity':
      return items.activity(item, names);
  }
}

/** An item of a plan in words: title, details and what to mind. */
export type DescribedItem = ItemText & { cautions: readonly string[] };

/** An item of a plan in plain text. The rest stops of a drive are in its details, not in its cautions; a
 * sentence that two activities of a visit share is said once. */
export const describeItem = (
  item: PlanItem,
  names: PlanNames,
  transport: TravelMode,
  messages: PlanMessages = all,
): DescribedItem => ({
  ...describeTitle(item, names, transport, messages),
  cautions: [
    ...new Set(
      listCautions(item)
        .filter(({ code }) => code !== 'rest_stops')
        .map((caution) => describeCaution(caution, names, messages)),
    ),
  ],
});
