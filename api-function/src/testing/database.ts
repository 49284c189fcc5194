import { env } from 'cloudflare:workers';

/** Selects the stored itinerary requests. */
export const selectRequests = async () => {
  const { results } = await env.DB.prepare('select * from itinerary_request').all();
  return results;
};

/** Selects the emails of the outbox, in the order in which they were inserted. */
export const selectEmails = async () => {
  const { results } = await env.DB.prepare('select * from outbox order by id').all<Record<string, unknown>>();
  return results;
};

/** Counts the stored locations of all requests. */
export const countLocations = () => env.DB.prepare('select count(*) as count from requested_location').first('count');

/** Empties every table. */
export async function clearDatabase() {
  for (const table of [
    'request_action',
    'plan_violation',
    'plan',
    'outbox',
    'requested_location',
    'requested_activity',
    'itinerary_request',
    'counted_request',
    'email_hour',
    'email_stop',
    'suppression',
    'private_link',
    'desk_link',
    'alarm',
    'backup',
    // Last, because it records what is deleted above.
    'deleted_request',
  ])
    await env.DB.prepare(`delete from ${table}`).run();
}

/** Selects the revisions of all plans, without the plans themselves. */
export const selectRevisions = async () =>
  (await env.DB.prepare('select revision, version, frozen_at from plan order by revision').all()).results;

/** Selects the recorded actions, the oldest first. */
export const selectActions = async () =>
  (await env.DB.prepare('select actor, action, revision from request_action order by rowid').all()).results;
