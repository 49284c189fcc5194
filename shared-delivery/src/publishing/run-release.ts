import { withBucket } from './bucket.ts';
import type { Release } from './release.ts';
import { runAction } from './run-action.ts';

/**
 * Opens the bucket of each remote, one after the other, and does there what is asked for.
 *
 * @throws Error when it cannot be done; the message says what to do.
 */
export async function runRelease(release: Release): Promise<void> {
  for (const remote of release.remotes) {
    const { data, lines } = await withBucket(release.target, remote, (bucket) => runAction(bucket, remote, release));
    console.log(release.isJson ? JSON.stringify({ remote, ...data }) : lines.join('\n'));
  }
}
