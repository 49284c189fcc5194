import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Converts the option `--to` to the arguments of the publishing command (shared-delivery/src/publishing/cli.ts).
 *
 * @param to `cloudflare` for the real bucket, or the folder of wrangler's local buckets, relative to the current folder;
 *   that of `npm start` when undefined.
 * @throws Error when there are no buckets in that folder.
 */
export function getTargetArguments(to: string | undefined, workspace: string): readonly string[] {
  if (to === 'cloudflare') return ['--cloudflare'];
  const state = to === undefined ? path.join(workspace, '.wrangler/state') : path.resolve(to);
  // A folder that a typing mistake names would be made, and nobody would read its buckets.
  if (!existsSync(path.join(state, 'v3')))
    throw new Error(`There are no local buckets in ${state}: npm start makes them, and cloudflare names the real one`);
  return ['--state', state];
}
