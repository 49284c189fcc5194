import type { Env } from '../env.ts';
import { answer } from '../http/answer.ts';

/** Tells whether requests can be stored: 200 when the database answers, else 503. */
export async function health(env: Env): Promise<Response> {
  try {
    await env.DB.prepare('select 1 from itinerary_request limit 1').run();
    return answer(200, { ok: true, database: 'up' });
  } catch {
    return answer(503, { ok: false, database: 'down' });
  }
}
