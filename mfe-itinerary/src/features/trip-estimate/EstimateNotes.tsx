import type { ReactNode } from 'react';
import * as m from '#messages';

/** What is said of an item: its name, and one or two sentences. */
type Note = { name: string; text: string };

/** The most notes that are shown at once. */
const MAX_NOTES = 4;

const NoteList = ({ notes }: { notes: readonly Note[] }) => (
  <dl className="mt-2 grid gap-2">
    {notes.map(({ name, text }) => (
      <div key={name}>
        <dt className="inline font-bold">{`${name}:`}</dt>
        <dd className="inline text-on-kraft-2">{` ${text}`}</dd>
      </div>
    ))}
  </dl>
);

/** A titled list of notes, of which a long rest is folded; nothing when there are none. */
export function EstimateNotes({
  title,
  notes,
  children,
}: {
  title: string;
  notes: readonly Note[];
  children?: ReactNode;
}) {
  if (notes.length === 0) return null;
  const shownCount = notes.length > MAX_NOTES + 1 ? MAX_NOTES : notes.length;
  const rest = notes.slice(shownCount);
  return (
    <div className="mt-5 border-t-2 border-on-kraft/15 pt-3.5 text-base leading-snug">
      <h4 className="font-[760]">{title}</h4>
      <NoteList notes={notes.slice(0, shownCount)} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-8 cursor-pointer font-[680] underline decoration-2 underline-offset-4">
            {m.estimateMore({ count: rest.length })}
          </summary>
          <NoteList notes={rest} />
        </details>
      )}
      {children}
    </div>
  );
}
