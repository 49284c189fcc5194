import * as z from 'zod/mini';
import { REMOTE_NAMES, type RemoteName } from '../schema/remotes.ts';

/** Path under which the shell's Worker says which exposed module it shows for which route. */
export const SHELL_PAGES_PATH = '/_mfe/shell-pages.json';

/** A route of the shell, and the exposed module of a remote that it shows there. */
const ShellPage = z.object({ route: z.string(), remote: z.enum(REMOTE_NAMES), expose: z.string() });
const ShellPages = z.object({ pages: z.array(ShellPage) });
export type ShellPages = z.infer<typeof ShellPages>;

/** The part of the shell's own manifest that says which shared modules it provides. */
const ShellManifest = z.object({ shared: z.array(z.object({ name: z.string(), version: z.string() })) });

/** The part of the remote list that says which remotes have a release. */
const LiveRemotes = z.object({ remotes: z.array(z.object({ name: z.enum(REMOTE_NAMES) })) });

/** What a shell promises to remotes, its pages and the versions of the modules that it shares, and which remotes are live. */
export type ShellContract = ShellPages & { shared: Readonly<Record<string, string>>; live: readonly RemoteName[] };

/** How long the live site may take for an answer. */
const TIMEOUT_MS = 10_000;

async function fetchJson<Output>(site: string, path: string, schema: z.ZodMiniType<Output>): Promise<Output> {
  let response: Response;
  try {
    response = await fetch(site + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new Error(`${site} does not respond, and the gate needs the live site: start it, or name another (--site)`, {
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
  const [{ pages }, { shared }, { remotes }] = await Promise.all([
    fetchJson(site, SHELL_PAGES_PATH, ShellPages),
    fetchJson(site, '/mf-manifest.json', ShellManifest),
    fetchJson(site, '/_mfe/remotes.json', LiveRemotes),
  ]);
  const versions = Object.fromEntries(shared.map(({ name, version }) => [name, version]));
  return { pages, shared: versions, live: remotes.map(({ name }) => name) };
}
