import { toText } from '@almaty/planner/formats';
import type { PlanMessages, PlanNames } from '@almaty/planner/messages';
import type { Plan, PlanningData } from '@almaty/planner/schema';
import { toInactiveText } from './inactive-text.ts';
import type { SourceEntry } from './list-sources.ts';
import {
  CHANGE_PREFERENCES,
  createChangeLink,
  createChangesHeading,
  DELETION,
  EMERGENCY,
  NOTE,
  ON_THE_PAGE,
  OPEN_PLAN,
  ORIGIN,
  SOURCES,
  TIMES,
} from './phrases.ts';

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
  messages: PlanMessages;
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
  entries,
  note,
  changes,
  planLink,
  deletionLink,
  getHoliday,
}: TextContent): string {
  return [
    `${OPEN_PLAN}:\n${planLink}\n\n${CHANGE_PREFERENCES}:\n${createChangeLink(planLink)}`,
    ...(note === '' ? [] : [`${underline(NOTE)}\n${toInactiveText(note)}`]),
    ...(changes && changes.sentences.length > 0
      ? [
          [underline(createChangesHeading(changes.previous)), ...changes.sentences.map((line) => `- ${line}`)].join(
            '\n',
          ),
        ]
      : []),
    toText(plan, names, { data, messages, getHoliday }).trimEnd(),
    `${underline(EMERGENCY.heading)}\n${EMERGENCY.text}`,
    ...(entries.length > 0 ? [[underline(SOURCES), ...entries.map(formatSource)].join('\n')] : []),
    `${OPEN_PLAN}:\n${planLink}\n${ON_THE_PAGE}`,
    `${TIMES} ${ORIGIN}\n\n${DELETION}:\n${deletionLink}\n`,
  ].join('\n\n\n');
}
