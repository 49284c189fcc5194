import type { Fact } from '@almaty/planner/sources';
import * as m from '#messages';
import type { NumberedSources } from './number-sources.ts';

/** The round number of a source. */
export const SourceMark = ({ number }: { number: number }) => (
  <span className="source-mark">
    {m.planSource({ number, hidden: (content) => <span className="sr-only">{content}</span> })}
  </span>
);

type Props = { facts: readonly Fact[]; sources: NumberedSources };

/**
 * The marks of what a sentence rests on: the numbers of its sources, or that it is not confirmed. Nothing when no sources
 * are shown at all, and for hours that the sentence itself calls unknown.
 */
export function SourceMarks({ facts, sources: { sources, getNumber } }: Props) {
  const numbers = [...new Set(facts.flatMap((fact) => getNumber(fact) ?? []))];
  if (numbers.length > 0) return numbers.map((number) => <SourceMark key={number} number={number} />);
  const isUnconfirmed = sources.length > 0 && facts.some(({ field }) => field !== 'openingHours');
  return isUnconfirmed && <span className="text-[0.875rem] text-ink-2">{` (${m.planNotConfirmed})`}</span>;
}
