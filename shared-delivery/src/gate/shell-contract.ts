import * as z from 'zod/mini';
import { ReleasedInset, ReleasedPage } from '../schema/release.ts';
import { REMOTE_NAMES } from '../schema/remotes.ts';
import type { SharedModules } from '../schema/shared-modules.ts';

/** Path under which the shell's Worker says what it promises to remotes. */
export const SHELL_CONTRACT_PATH = '/_mfe/shell.json';

/**
 * Which remote owns which part of the site, by the first segment of its paths; the paths that the navigation leads to; and the
 * insets that live pages have slots for, each with one of these pages.
 */
const Promises = z.object({
  owners: z.record(z.string(), z.enum(REMOTE_NAMES)),
  links: z.array(z.string()),
  slots: z.record(z.string(), z.string()),
});
export type Promises = z.infer<typeof Promises>;

/** Path of the shell's own manifest of Module Federation. */
export const SHELL_MANIFEST_PATH = '/mf-manifest.json';

/** The shared modules that the shell provides, by its manifest. */
export const ShellManifest = z.pipe(
  z.object({ shared: z.array(z.object({ name: z.string(), version: z.string() })) }),
  z.transform(({ shared }): SharedModules => Object.fromEntries(shared.map(({ name, version }) => [name, version]))),
);

/** The part of the remote list that says which remotes have a release, and with which pages and insets. */
const LiveRemote = z.object({
  name: z.enum(REMOTE_NAMES),
  pages: z.array(ReleasedPage),
  insets: z.optional(z.array(ReleasedInset)),
});
const LiveRemotes = z.object({ remotes: z.array(LiveRemote) });

/** What a shell promises to remotes, with the versions of the modules that it shares, and what of the remotes is live. */
export type ShellContract = Promises & {
  shared: SharedModules;
  live: readonly z.infer<typeof LiveRemote>[];
};

/** How long the live site may take for an answer. */
const TIMEOUT_MS = 10_000;

async function fetchJson<Output>(site: string, path: string, schema: z.ZodMiniType<Output>): Promise<Output> {
  let response: Response;
  try {
    response = await fetch(site + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new Error(`${site} does not respond: start it, or name another (--site)`, {
      cause: error,
    });
  }
  const parsed = schema.safeParse(response.ok ? await response.json().catch(() => null) : null);
  if (!parsed.success) throw new Error(`${site}${path} is not that of a shell: is this the guide's site (--site)?`);
  return parsed.data;
}

/**
 * Asks a shell what it promises.
 *
 * @param site origin of the shell.
 * @throws Error when it does not respond, or is no shell.
 */
export async function fetchShellContract(site: string): Promise<ShellContract> {
  const [promises, shared, { remotes }] = await Promise.all([
    fetchJson(site, SHELL_CONTRACT_PATH, Promises),
    fetchJson(site, SHELL_MANIFEST_PATH, ShellManifest),
    fetchJson(site, '/_mfe/remotes.json', LiveRemotes),
  ]);
  return { ...promises, shared, live: remotes };
}
