import { SHELL_MANIFEST_PATH, ShellManifest } from '@almaty/delivery/gate';
import {
  type Channels,
  describeNeed,
  joinSubpaths,
  REMOTE_NAMES,
  type Release,
  type RemoteName,
  type SharedModules,
  toTitle,
} from '@almaty/delivery/schema';
import { getBucket } from './bucket.ts';
import type { EdgeContext } from './env.ts';
import { readPointer } from './not-yet.ts';
import { arePartsWanted } from './parts-overlay.ts';
import { PREVIEW_PARAMETER } from './preview.ts';
import { type CurrentReleases, readRelease } from './releases.ts';
import { isOfTeam } from './reports/team-key.ts';

/** How many versions of a remote are listed, the newest: each costs a read of its description. */
const MOST_VERSIONS = 8;

const DAY_MS = 86_400_000;

/** A version of a bucket: when it was published, and what it is. */
type Version = { release: Release; published: Date };

/** The newest versions of a remote, the latest first; without those whose description cannot be read. */
async function readVersions(context: EdgeContext, remote: RemoteName): Promise<Version[]> {
  const bucket = getBucket(context.env, remote);
  const { delimitedPrefixes } = await bucket.list({ delimiter: '/' });
  const heads = await Promise.all(delimitedPrefixes.map((folder) => bucket.head(`${folder}release.json`)));
  const newest = heads
    .flatMap((object) => object ?? [])
    .sort((one, other) => other.uploaded.getTime() - one.uploaded.getTime())
    .slice(0, MOST_VERSIONS);
  const versions = newest.map(async ({ key, uploaded }) => {
    const version = key.slice(0, key.indexOf('/'));
    const release = await readRelease(context, remote, version, context.settings.fileLimitMs).catch(() => null);
    return release ? [{ release, published: uploaded }] : [];
  });
  return (await Promise.all(versions)).flat();
}

/** Who gets a version. */
function describeChannel(version: string, { stable, canary }: Channels): string {
  if (version === stable) return canary ? 'most visitors' : 'all visitors';
  return version === canary?.version ? `${canary.percent} of 100 visitors` : '–';
}

function describeAge(published: Date): string {
  const days = Math.floor((Date.now() - published.getTime()) / DAY_MS);
  return days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`;
}

const describeSize = ({ files }: Release) =>
  `${Math.round(Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) / 1024).toLocaleString('en-GB')} KB`;

/** Reads which packages the shell shares; none where its manifest cannot be read. */
async function readShared(request: Request, { env }: EdgeContext): Promise<SharedModules> {
  const response = await env.ASSETS.fetch(new URL(SHELL_MANIFEST_PATH, request.url));
  const manifest = ShellManifest.safeParse(response.ok ? await response.json() : null);
  return joinSubpaths(manifest.data ?? {});
}

/** The panel's view of the site: the shell's packages, and the releases that this page shows. */
type Site = { shared: SharedModules; releases: CurrentReleases };

function renderRow(
  remote: RemoteName,
  { release, published }: Version,
  channels: Channels,
  releases: CurrentReleases,
  packages: readonly string[],
) {
  const { version, ownReact } = release;
  const needs = { requires: joinSubpaths(release.requires), ownReact };
  const link = `<a href="?${PREVIEW_PARAMETER}=${remote}@${version}">Show ${version}</a>`;
  const name = version === releases[remote]?.version ? `<strong>${version}</strong>, shown here` : link;
  const cells = [
    describeChannel(version, channels),
    describeAge(published),
    describeSize(release),
    ...packages.map((name) => describeNeed(needs, name) ?? '–'),
  ];
  return `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** The versions that the shell has of the packages. */
const renderShellRow = (shared: SharedModules, packages: readonly string[]) =>
  `<tr><th scope="row" colspan="4">The shell has</th>${packages.map((name) => `<td>${shared[name] ?? '–'}</td>`).join('')}</tr>`;

async function renderRemote(context: EdgeContext, remote: RemoteName, { shared, releases }: Site): Promise<string> {
  const [versions, channels] = await Promise.all([readVersions(context, remote), readPointer(context, remote)]);
  const needed = versions.flatMap(({ release }) => Object.keys(joinSubpaths(release.requires)));
  const packages = [...new Set([...Object.keys(shared), ...needed])].sort();
  const rows = versions.map((version) => renderRow(remote, version, channels, releases, packages));
  const heads = ['Version', 'Gets it', 'Age', 'Files', ...packages].map((head) => `<th scope="col">${head}</th>`);
  return `<table><caption>${toTitle(remote)}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}${renderShellRow(shared, packages)}</tbody></table>`;
}

/**
 * The panel in which a team that has signed in sees which shared packages the versions of each remote need, and chooses a
 * version for this session: on a page that shows a preview, and where it asks for the parts of a page. Otherwise empty.
 */
export async function renderVersionPanel(
  request: Request,
  context: EdgeContext,
  releases: CurrentReleases,
): Promise<string> {
  const isWanted = arePartsWanted(new URL(request.url)) || Object.keys(context.visitor.previews).length > 0;
  if (!isWanted || !(await isOfTeam(request, context.env.TEAM_KEY))) return '';
  const site = { shared: await readShared(request, context), releases };
  const tables = REMOTE_NAMES.map((remote) =>
    renderRemote(context, remote, site).catch(() => `<p>The versions of ${remote} cannot be read.</p>`),
  );
  return `<link rel="stylesheet" href="/team-tools/preview.css"><aside class="version-panel" aria-label="Versions"><details><summary>Versions of each remote</summary><div>${(await Promise.all(tables)).join('')}</div></details></aside>`;
}
