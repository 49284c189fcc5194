import type { Caution, Plan, PlanningEvidence, Reason } from '@almaty/planner/schema';
import { type Fact, type FactSource, findSource, listCautions } from '@almaty/planner/sources';
import type { Messages } from '../language/messages.ts';

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

/** The facts of each part of a plan that has its own numbers. */
function listFacts({ days, unscheduled }: Plan): (readonly [part: string, facts: Fact[]])[] {
  const toFacts = (coded: readonly (Caution | Reason)[]) => coded.flatMap((one) => ('fact' in one ? [one.fact] : []));
  return [
    ...days.map(({ items }, index) => [String(index + 1), toFacts(items.flatMap(listCautions))] as const),
    [NO_DAY, toFacts(unscheduled.map(({ reason }) => reason))],
  ];
}

function describeCheck({ sources, checkedOn, isUnsure }: FactSource, m: Messages): string {
  const unchecked = sources.some(({ unpublished }) => unpublished) ? '' : m.notChecked;
  return [
    checkedOn === undefined ? unchecked : m.checkedOn({ date: m.plan.values.date(checkedOn) }),
    isUnsure ? m.checkFirst : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/**
 * Lists the sources of what a plan says. Marks are `[day.number]`, by the day on which the source is used first; facts that
 * are known in the same way share one.
 */
export function listSources(plan: Plan, evidence: PlanningEvidence | null, m: Messages): SourceList {
  const entries = new Map<string, SourceEntry>();
  if (!evidence) return { entries: [], getMark: () => undefined };
  for (const [part, facts] of listFacts(plan)) {
    let number = 0;
    for (const source of facts.flatMap((fact) => findSource(evidence, fact) ?? [])) {
      if (entries.has(source.key)) continue;
      number += 1;
      entries.set(source.key, {
        mark: `[${part}.${number}]`,
        sources: source.sources,
        check: describeCheck(source, m),
      });
    }
  }
  return {
    entries: [...entries.values()],
    getMark: (fact) => entries.get(findSource(evidence, fact)?.key ?? '')?.mark,
  };
}
