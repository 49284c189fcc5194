import { toText } from '@almaty/planner/formats';
import type { PlanMessages, PlanNames } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import type { SourceEntry } from './list-sources.ts';
import { DELETION, EMERGENCY, ORIGIN, SOURCES, TIMES } from './phrases.ts';

const underline = (heading: string) => `${heading}\n${'-'.repeat(heading.length)}`;

/** An address has its own line, so that it can be opened. */
const formatSource = ({ mark, sources, check }: SourceEntry) =>
  [
    `${mark} ${sources.map(({ title }) => title).join('; ')}.${check ? ` ${check}` : ''}`,
    ...sources.flatMap(({ url }) => url ?? []),
  ].join('\n');

/** Writes the plain text of the email. */
export function renderText(
  plan: Plan,
  names: PlanNames,
  messages: PlanMessages,
  entries: readonly SourceEntry[],
  deletionLink: string,
): string {
  return [
    toText(plan, names, { messages }).trimEnd(),
    `${underline(EMERGENCY.heading)}\n${EMERGENCY.text}`,
    ...(entries.length > 0 ? [[underline(SOURCES), ...entries.map(formatSource)].join('\n')] : []),
    `${TIMES} ${ORIGIN}\n\n${DELETION}:\n${deletionLink}\n`,
  ].join('\n\n\n');
}
