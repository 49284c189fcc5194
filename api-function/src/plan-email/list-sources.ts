import { formatCalendarDate } from '@almaty/dates';
import {
  type Caution,
  type Evidence,
  NOT_CHECKED,
  type Plan,
  type PlanningEvidence,
  type Reason,
} from '@almaty/planner/schema';
import { listCautions } from './list-cautions.ts';

/** What is said of a fact, as the plan refers to it. */
type Fact = Extract<Caution, { fact: unknown }>['fact'];

/** How a fact is known: its mark in the text, where it is from, and when it was checked. */
export type SourceEntry = {
  mark: string;
  sources: readonly PlanningEvidence['sources'][number][];
  check: string;
};

/** The sources of a plan, and the marks that refer to them. */
export type SourceList = {
  entries: readonly SourceEntry[];
  /** undefined when nothing is known of how the fact is known. */
  getMark: (fact: Fact) => string | undefined;
};

/** Facts of reasons belong to no day: their marks begin with this letter. */
const NO_DAY = 'N';

function findEvidence({ edges, locations, activities }: PlanningEvidence, { of, id, field }: Fact) {
  if (of === 'edge') return edges[id];
  return (of === 'location' ? locations : activities)[id]?.[field];
}

/** The facts of each part of a plan that has its own numbers. */
function listFacts({ days, unscheduled }: Plan): (readonly [part: string, facts: Fact[]])[] {
  const toFacts = (coded: readonly (Caution | Reason)[]) => coded.flatMap((one) => ('fact' in one ? [one.fact] : []));
  return [
    ...days.map(({ items }, index) => [String(index + 1), toFacts(items.flatMap(listCautions))] as const),
    [NO_DAY, toFacts(unscheduled.map(({ reason }) => reason))],
  ];
}

function describeCheck({ checkedOn, confidence }: Evidence, titles: readonly string[]): string {
  const isSaidByTitle = titles.some((title) => title.includes('not checked yet'));
  const unchecked = isSaidByTitle ? '' : 'Not checked yet.';
  return [
    checkedOn === NOT_CHECKED ? unchecked : `Checked on ${formatCalendarDate(checkedOn, 'en-GB')}.`,
    confidence === 'low' ? 'Check before you go.' : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/**
 * Lists the sources of what a plan says. Marks are `[day.number]`, by the day on which the source is used first; facts that
 * are known in the same way share one.
 */
export function listSources(plan: Plan, evidence: PlanningEvidence | null): SourceList {
  const entries = new Map<string, SourceEntry>();
  if (!evidence) return { entries: [], getMark: () => undefined };
  const find = (fact: Fact) => {
    const known = findEvidence(evidence, fact);
    if (!known) return undefined;
    const sources = known.sources.flatMap((index) => evidence.sources[index] ?? []);
    const check = describeCheck(
      known,
      sources.map(({ title }) => title),
    );
    return { key: JSON.stringify([known.sources, check]), sources, check };
  };
  for (const [part, facts] of listFacts(plan)) {
    let number = 0;
    for (const { key, sources, check } of facts.flatMap((fact) => find(fact) ?? [])) {
      if (entries.has(key)) continue;
      number += 1;
      entries.set(key, { mark: `[${part}.${number}]`, sources, check });
    }
  }
  return {
    entries: [...entries.values()],
    getMark: (fact) => entries.get(find(fact)?.key ?? '')?.mark,
  };
}
