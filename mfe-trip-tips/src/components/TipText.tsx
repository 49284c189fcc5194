import type { RichTextContent } from '../schema/rich-text.ts';
import type { Sourced } from '../schema/tips.ts';
import { RichText } from './RichText.tsx';
import { CheckedDate } from './sources/CheckedDate.tsx';
import { Citation } from './sources/Citation.tsx';
import { getCommonCheckDate } from './sources/check-date.ts';

type Props = {
  entry: Sourced & { readonly body: RichTextContent };
  /** All entries that share a list of sources. */
  entries: readonly Sourced[];
  listId: string;
  className?: string;
};

/** The text of a tip with the numbers of its sources, and the day of its check if most others have another one. */
export function TipText({ entry, entries, listId, className }: Props) {
  return (
    <>
      <RichText
        content={entry.body}
        end={<Citation entry={entry} entries={entries} listId={listId} />}
        className={className}
      />
      {entry.lastChecked !== getCommonCheckDate(entries).date && (
        <p className="mt-2 text-[0.875rem] text-ink-2 tabular-nums">
          <CheckedDate date={entry.lastChecked} />
        </p>
      )}
    </>
  );
}
