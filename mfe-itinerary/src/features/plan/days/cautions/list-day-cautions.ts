import type { ListedItem } from '@almaty/planner/items';
import { describeCaution, describeItem, type PlanNames } from '@almaty/planner/messages';
import type { Caution, TravelMode } from '@almaty/planner/schema';
import { type Fact, listCautions } from '@almaty/planner/sources';

/** A sentence to mind, of all stops that it is said of. */
export type DayCaution = {
  sentence: string;
  /** Titles of the stops; none for a way, whose sentence names it. */
  stops: readonly string[];
  facts: readonly Fact[];
};

/** Cautions that say what a visit is like rather than what to mind: they stand at their stop. */
const AT_STOP: ReadonlySet<Caution['code']> = new Set(['fee', 'last_entry', 'bus', 'variant']);

const getFacts = (cautions: readonly Caution[]) =>
  cautions.flatMap((caution) => ('fact' in caution ? [caution.fact] : []));

/** A sentence of a stop with the facts it rests on. */
export type StopNote = { sentence: string; facts: readonly Fact[] };

/** Lists what stands at a stop: fees, the last entry, the bus, what there is time for. */
export const listStopNotes = ({ item }: ListedItem, names: PlanNames): StopNote[] =>
  listCautions(item)
    .filter(({ code }) => AT_STOP.has(code))
    .map((caution) => ({ sentence: describeCaution(caution, names), facts: getFacts([caution]) }));

/**
 * Lists what to mind on a day, each sentence once: what several stops share is said of all of them. The rest stops of a
 * drive are among its details.
 */
export function listDayCautions(items: readonly ListedItem[], names: PlanNames, transport: TravelMode): DayCaution[] {
  const bySentence = new Map<string, { stops: Set<string>; facts: Fact[] }>();
  for (const { item, stop } of items) {
    const { title } = describeItem(item, names, transport);
    for (const caution of listCautions(item)) {
      if (AT_STOP.has(caution.code) || caution.code === 'rest_stops') continue;
      const sentence = describeCaution(caution, names);
      const known = bySentence.get(sentence) ?? { stops: new Set(), facts: [] };
      if (stop !== undefined) known.stops.add(title);
      known.facts.push(...getFacts([caution]));
      bySentence.set(sentence, known);
    }
  }
  return [...bySentence].map(([sentence, { stops, facts }]) => ({ sentence, stops: [...stops], facts }));
}

/** The facts that a day's cautions rest on, in the order of its items. */
export const listDayFacts = (items: readonly ListedItem[]): Fact[] =>
  items.flatMap(({ item }) => getFacts(listCautions(item)));
