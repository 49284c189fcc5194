import { userInfo } from 'node:os';
import { LAST_CHANGE_FILES, type PointerChange } from '../../shared-delivery/src/schema/channels.ts';
import { callWrangler } from '../bootstrap-account/wrangler.ts';
import type { Place } from './shares.ts';
import { findBucket } from './steps.ts';

/** A change of who gets which version of a Worker; `reason` is why a canary ended by itself. */
type Change = Pick<PointerChange, 'action' | 'from' | 'to' | 'percent' | 'reason'>;

/**
 * Writes the last change of a Worker into the bucket of the shell, from which the API raises the alarm that a canary was withdrawn.
 *
 * @throws Error when the bucket takes nothing.
 */
export function writeLastChange({ part, environment, wrangler }: Place, change: Change, now = new Date()): void {
  const actor = process.env.GITHUB_ACTOR ?? userInfo().username;
  const text = JSON.stringify({ ...change, actor, at: now.toISOString() } satisfies PointerChange);
  const key = `${findBucket(environment)}/${LAST_CHANGE_FILES[part]}`;
  callWrangler(wrangler, ['r2', 'object', 'put', key, '--pipe', '--remote', '--force'], text);
}
