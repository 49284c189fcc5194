import path from 'node:path';

/**
 * Converts the option `--to` to the arguments of the publishing command (shared-delivery/src/publishing/cli.ts).
 *
 * @param to `cloudflare` for the real bucket, or the folder of wrangler's local buckets, relative to the current folder;
 *   that of `npm start` when undefined.
 */
export function getTargetArguments(to: string | undefined, workspace: string): readonly string[] {
  if (to === 'cloudflare') return ['--cloudflare'];
  return ['--state', to === undefined ? path.join(workspace, '.wrangler/state') : path.resolve(to)];
}
