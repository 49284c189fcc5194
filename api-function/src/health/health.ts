import type { Context } from 'hono';
import type { HonoEnv } from '../env.ts';
import { getErrorName, logError } from '../log.ts';

/** An email that is not sent after this time is overdue: long before the 24 hours within which the itinerary is promised. */
const OVERDUE_MS = 30 * 60 * 1000;

type EmailCounts = { waiting: number; oldest: string | null; overdue: number; dead: number };

/**
 * Reports whether requests can be stored and emails are sent: 200 when both are so, 503 when the database does not respond
 * or emails are overdue. Dead emails are counted for a person to look at.
 */
export async function reportHealth(c: Context<HonoEnv>): Promise<Response> {
  const now = Date.now();
  try {
    const counts = await c.env.DB.prepare(
      `select
         count(*) filter (where state in ('due', 'leased')) as waiting,
         min(created_at) filter (where state in ('due', 'leased')) as oldest,
         count(*) filter (where state in ('due', 'leased') and created_at < ?) as overdue,
         count(*) filter (where state = 'dead') as dead
       from outbox`,
    )
      .bind(new Date(now - OVERDUE_MS).toISOString())
      .first<EmailCounts>();
    const { waiting = 0, oldest = null, overdue = 0, dead = 0 } = counts ?? {};
    const lag = oldest ? Math.max(0, Math.round((now - Date.parse(oldest)) / 1000)) : 0;
    const ok = overdue === 0;
    return c.json({ ok, database: 'up', emails: { waiting, lag_seconds: lag, overdue, dead } }, ok ? 200 : 503);
  } catch (error) {
    logError('health_check_failed', { error: getErrorName(error) });
    return c.json({ ok: false, database: 'down' }, 503);
  }
}
