import type { Fact } from '../../content/schema.ts';
import { isChecked } from '../../lib/checked.ts';

/** What a visitor must know of how the facts of a line are known: that one is doubtful, or that nobody checked any. */
export function FactWarning({ facts }: { facts: readonly Fact<unknown>[] }) {
  if (facts.some(({ confidence }) => confidence === 'low'))
    return <span className="block text-note font-[620] text-ink-2">Check before you go</span>;
  if (facts.length > 0 && facts.every(({ checkedOn }) => !isChecked(checkedOn)))
    return <span className="block text-note text-ink-2">Not checked yet</span>;
  return null;
}
