import { toText } from '@almaty/planner/formats';
import type { PlanMessages, PlanNames } from '@almaty/planner/messages';
import type { Plan, PlanningData } from '@almaty/planner/schema';
import type { Messages } from '../language/messages.ts';
import { toInactiveText } from './inactive-text.ts';
import type { SourceEntry } from './list-sources.ts';
import { createChangeLink } from './phrases.ts';

const underline = (heading: string) => `${heading}\n${'-'.repeat(heading.length)}`;

/** An address has its own line, so that it can be opened. */
const formatSource = ({ mark, sources, check }: SourceEntry) =>
  [
    `${mark} ${sources.map(({ title }) => title).join('; ')}.${check ? ` ${check}` : ''}`,
    ...sources.flatMap(({ url }) => url ?? []),
  ].join('\n');

/** What the plain text of the email says. */
export type TextContent = {
  plan: Plan;
  data: PlanningData;
  names: PlanNames;
  /** Their cautions and reasons end with the marks of the entries. */
  messages: PlanMessages;
  m: Messages;
  entries: readonly SourceEntry[];
  note: string;
  /** What changed since an earlier plan; null for the first one. */
  changes: { previous: Plan; sentences: readonly string[] } | null;
  planLink: string;
  deletionLink: string;
  /** Says the public holiday of a date. */
  getHoliday: (date: string) => string | undefined;
};

/** Writes the plain text of the email. */
export function renderText({
  plan,
  data,
  names,
  messages,
  m,
  entries,
  note,
  changes,
  planLink,
  deletionLink,
  getHoliday,
}: TextContent): string {
  return [
    `${m.openPlan}:\n${planLink}\n\n${m.changePreferences}:\n${createChangeLink(planLink)}`,
    ...(note === '' ? [] : [`${underline(m.note)}\n${toInactiveText(note)}`]),
    ...(changes && changes.sentences.length > 0
      ? [
          [
            underline(m.changedSince({ revision: changes.previous.revision })),
            ...changes.sentences.map((line) => `- ${line}`),
          ].join('\n'),
        ]
      : []),
    toText(plan, names, { data, messages, getHoliday }).trimEnd(),
    `${underline(m.emergencyHeading)}\n${m.emergencyText}`,
    ...(entries.length > 0 ? [[underline(m.sources), ...entries.map(formatSource)].join('\n')] : []),
    `${m.openPlan}:\n${planLink}\n${m.onThePage}`,
    `${m.almatyTimes} ${m.origin}\n\n${m.deletePlan}:\n${deletionLink}\n`,
  ].join('\n\n\n');
}
