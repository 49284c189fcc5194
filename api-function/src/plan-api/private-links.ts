import type { RecordedAction } from '@almaty/planner/schema';
import { prepareAction } from '../requests/request-action.ts';

/** A link that the visitor makes and takes back: the share link, or the calendar address. */
export type PrivateLink = {
  /** Column of the number of its last key. */
  number: string;
  /** Column that is 1 while that key works. */
  isOn: string;
  made: RecordedAction['action'];
  takenBack: RecordedAction['action'];
};

export const SHARE_LINK: PrivateLink = {
  number: 'share_number',
  isOn: 'is_shared',
  made: 'share_link_made',
  takenBack: 'share_link_taken_back',
};

export const CALENDAR_ADDRESS: PrivateLink = {
  number: 'calendar_number',
  isOn: 'has_calendar',
  made: 'calendar_address_made',
  takenBack: 'calendar_address_taken_back',
};

/** Makes a link, unless there is one. It has the next number, so that a link that was taken back never works again. */
export async function makeLink(
  db: D1Database,
  reference: string,
  { number, isOn, made }: PrivateLink,
  now: Date,
): Promise<void> {
  const action = prepareAction(
    db,
    { reference, actor: 'visitor', action: made, revision: null },
    now,
    `not ${isOn} and cancelled_at is null`,
  );
  const make = db
    .prepare(
      `update itinerary_request set ${number} = ${number} + 1, ${isOn} = 1 where reference = ? and ${action.isRecorded}`,
    )
    .bind(reference);
  await db.batch([action.statement, make]);
}

/** Takes a link back, if there is one: its key opens nothing any more. */
export async function takeLinkBack(
  db: D1Database,
  reference: string,
  { isOn, takenBack }: PrivateLink,
  now: Date,
): Promise<void> {
  const action = prepareAction(db, { reference, actor: 'visitor', action: takenBack, revision: null }, now, isOn);
  const takeBack = db
    .prepare(`update itinerary_request set ${isOn} = 0 where reference = ? and ${action.isRecorded}`)
    .bind(reference);
  await db.batch([action.statement, takeBack]);
}
