import { messages } from '@almaty/planner/messages';
import type { FactSource } from '@almaty/planner/sources';
import * as m from '#messages';
import { SourceMark } from './SourceMarks.tsx';

/** Titles of sources that nobody checked say so themselves, and the line says it after them. */
const shortenTitle = (title: string) => title.replace(' (not checked yet)', '');

function describeCheck({ checkedOn, isUnsure }: FactSource): string {
  if (checkedOn === undefined) return m.planNotConfirmed;
  const day = messages.values.date(checkedOn);
  return isUnsure ? m.planCheckedNotConfirmed({ day }) : m.planChecked({ day });
}

/** The sources of a ticket in a line at its foot, with the day of their check. */
export function SourceList({ sources }: { sources: readonly FactSource[] }) {
  if (sources.length === 0) return null;
  return (
    <ul aria-label={m.planSources} className="source-list">
      {sources.map((source, index) => (
        <li key={source.key}>
          <SourceMark number={index + 1} />{' '}
          {source.sources.map(({ title, url }, position) => (
            <span key={title}>
              {position > 0 && '; '}
              {url ? (
                <a href={url} rel="noreferrer" className="underline underline-offset-2">
                  {shortenTitle(title)}
                </a>
              ) : (
                shortenTitle(title)
              )}
            </span>
          ))}
          {`, ${describeCheck(source)}`}
        </li>
      ))}
    </ul>
  );
}
