import { isRecorded, prepareAction } from '../requests/request-action.ts';

/**
 * Control characters except the line feed, and those that turn the direction of text, which can make a note read as another
 * one. No note needs them: Arabic and Hebrew letters have their direction themselves.
 */
const CONTROL_CHARACTERS = /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu;

/** Gets a note as it is stored: lines end in a line feed, and control characters are taken out, as the desk says. */
export const cleanNote = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL_CHARACTERS, '').trim();

/**
 * Stores what the provider writes to the visitor with the plan; empty text removes it.
 *
 * @returns whether it was stored. It was not when the request is cancelled.
 */
export async function changeNote(db: D1Database, reference: string, note: string, now: Date): Promise<boolean> {
  const action = prepareAction(
    db,
    { reference, actor: 'provider', action: 'note_changed', revision: null },
    now,
    'cancelled_at is null',
  );
  const [recorded] = await db.batch([
    action.statement,
    db
      .prepare(`update itinerary_request set note = ? where reference = ? and ${action.isRecorded}`)
      .bind(note, reference),
  ]);
  return isRecorded(recorded);
}
