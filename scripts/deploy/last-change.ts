import { userInfo } from 'node:os';
import { LAST_CHANGE_FILE, type PointerChange } from '../../shared-delivery/src/schema/channels.ts';
import { callWrangler } from '../bootstrap-account/wrangler.ts';
import type { Place } from './shares.ts';
import { findBucket } from './steps.ts';

/** A change of who gets which version of a Worker; `reason` is why a canary ended by itself. */
type Change = Pick<PointerChange, 'action' | 'from' | 'to' | 'percent' | 'reason'>;

/**
 * Writes the last change of the shell into its bucket, from which the API raises the alarm that a canary was withdrawn. A canary
 * of the API never ends by itself.
 *
 * @throws Error when the bucket takes nothing.
 */
export function writeLastChange({ part, environment, wrangler }: Place, change: Change, now = new Date()): void {
  if (part !== 'shell') return;
  const actor = process.env.GITHUB_ACTOR ?? userInfo().username;
  const text = JSON.stringify({ ...change, actor, at: now.toISOString() } satisfies PointerChange);
  const key = `${findBucket(environment)}/${LAST_CHANGE_FILE}`;
  callWrangler(wrangler, ['r2', 'object', 'put', key, '--pipe', '--remote', '--force'], text);
}
