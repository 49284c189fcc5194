import type { RecordedAction } from '@almaty/planner/schema';

/** An action to record. */
export type NewAction = {
  reference: string;
  actor: RecordedAction['actor'];
  action: RecordedAction['action'];
  revision: number | null;
};

/** A prepared action. `isRecorded` is SQL that is true in later statements of the batch when it was recorded. */
export type PreparedAction = { statement: D1PreparedStatement; isRecorded: string };

/**
 * Prepares the statement that records an action on a request, and returns its row when it is recorded.
 *
 * @param condition SQL about the row of itinerary_request; the action is recorded only when it is true. Its own parameters
 *   are numbered from ?6; ?4 is the revision.
 */
export function prepareAction(
  db: D1Database,
  { reference, actor, action, revision }: NewAction,
  now: Date,
  condition = 'true',
  ...parameters: readonly (string | number | null)[]
): PreparedAction {
  const id = crypto.randomUUID();
  return {
    statement: db
      .prepare(
        `insert into request_action (id, reference, at, actor, action, revision)
         select '${id}', reference, ?1, ?2, ?3, ?4 from itinerary_request where reference = ?5 and (${condition})
         returning id`,
      )
      .bind(now.toISOString(), actor, action, revision, reference, ...parameters),
    isRecorded: `exists (select 1 from request_action where id = '${id}')`,
  };
}

/** Whether the result of that statement says that the action was recorded. */
export const isRecorded = (result: D1Result | undefined): boolean => (result?.results.length ?? 0) > 0;

/** How many actions are read: somebody who edits a plan for an hour saves it hundreds of times. */
const MAX_ACTIONS = 200;

/** Prepares the statement that reads the last actions on a request, the newest first. */
export const prepareActionRead = (db: D1Database, reference: string): D1PreparedStatement =>
  db
    .prepare(
      `select at, actor, action, revision from request_action where reference = ?
       order by at desc, rowid desc limit ${MAX_ACTIONS}`,
    )
    .bind(reference);

/** Parses the result of that statement. */
export const parseActions = (result: D1Result | undefined): RecordedAction[] =>
  ((result?.results ?? []) as (RecordedAction & { revision: number | null })[]).map(({ revision, ...action }) => ({
    ...action,
    ...(revision !== null && { revision }),
  }));
