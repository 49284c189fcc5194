import type { Env } from '../env.ts';
import { answer } from '../http/answer.ts';
import { kindOf, logError } from '../log.ts';

/** A letter that is not sent after this is late, in milliseconds: long before the promised 24 hours. */
const OVERDUE_MS = 30 * 60 * 1000;

type Letters = { waiting: number; oldest: string | null; overdue: number; dead: number };

/**
 * Tells whether requests can be stored and whether letters go out: 200 when all is well, 503 when the database does not
 * answer or letters are late. Dead letters are counted, for somebody to look at.
 */
export async function health(env: Env, now = new Date()): Promise<Response> {
  try {
    const letters = await env.DB.prepare(
      `select
         count(*) filter (where state in ('due', 'leased')) as waiting,
         min(created_at) filter (where state in ('due', 'leased')) as oldest,
         count(*) filter (where state in ('due', 'leased') and created_at < ?) as overdue,
         count(*) filter (where state = 'dead') as dead
       from outbox`,
    )
      .bind(new Date(now.getTime() - OVERDUE_MS).toISOString())
      .first<Letters>();
    const { waiting = 0, oldest = null, overdue = 0, dead = 0 } = letters ?? {};
    const lag = oldest ? Math.max(0, Math.round((now.getTime() - Date.parse(oldest)) / 1000)) : 0;
    const ok = overdue === 0;
    return answer(ok ? 200 : 503, { ok, database: 'up', letters: { waiting, lag_seconds: lag, overdue, dead } });
  } catch (error) {
    logError('health_failed', { error: kindOf(error) });
    return answer(503, { ok: false, database: 'down' });
  }
}
