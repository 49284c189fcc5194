import { inc, satisfies } from 'semver';
import { formatTable } from '../format-table/format-table.ts';
import type { ChannelName } from '../schema/channels.ts';
import type { RemoteName } from '../schema/remotes.ts';
import { describeNeed, joinSubpaths, type Needs as ModuleNeeds, type SharedModules } from '../schema/shared-modules.ts';
import type { Bucket } from './bucket.ts';
import { readPointer } from './pointer.ts';
import { requireRelease } from './versions.ts';

/** A version that visitors get, and which shared modules it needs. */
type Needs = ModuleNeeds & { channel: ChannelName; version: string };

/** What a version cannot run with: modules that the shell shares now, and next majors of them. */
type Breaks = { brokenNow: readonly string[]; brokenByNext: readonly string[] };

/** One remote: the versions that its visitors get, beside what the shell shares. */
export type MatrixRow = { remote: RemoteName; shell: SharedModules; releases: readonly (Needs & Breaks)[] };

/** Reads which shared modules the versions need that visitors get of a remote: none before its first promotion. */
export async function readNeeds(bucket: Bucket): Promise<Needs[]> {
  const { channels } = await readPointer(bucket);
  if (!channels) return [];
  const { stable, canary } = channels;
  const versions = [
    { channel: 'stable' as const, version: stable },
    ...(canary ? [{ channel: 'canary' as const, version: canary.version }] : []),
  ];
  return Promise.all(
    versions.map(async ({ channel, version }) => {
      const { requires, ownReact } = await requireRelease(bucket, version);
      return { channel, version, requires: joinSubpaths(requires), ownReact };
    }),
  );
}

/** The version that the next major of a module begins with. */
const getNextMajor = (version: string): string => inc(version, 'major') ?? version;

/** Says which versions run with what the shell shares, and which would if one module of it moved to its next major. */
export function createRow(remote: RemoteName, needs: readonly Needs[], shared: SharedModules): MatrixRow {
  const shell = joinSubpaths(shared);
  const findBroken = (requires: SharedModules, getVersion: (version: string) => string) =>
    Object.entries(requires).flatMap(([name, range]) => {
      const version = shell[name];
      return version !== undefined && satisfies(getVersion(version), range) ? [] : [name];
    });
  const releases = needs.map((release) => {
    const brokenNow = findBroken(release.requires, (version) => version);
    const next = findBroken(release.requires, getNextMajor).filter((name) => !brokenNow.includes(name));
    return { ...release, brokenNow, brokenByNext: next };
  });
  return { remote, shell, releases };
}

const LIST = new Intl.ListFormat('en-GB');

/** Which remotes have which versions of the shared modules: a table, what is out of range, and what each next major breaks. */
export function describeMatrix(rows: readonly MatrixRow[]): string[] {
  const shell = rows[0]?.shell ?? {};
  const named = rows.map(({ remote, releases }) => ({
    remote,
    releases: releases.map((release) => ({ ...release, name: `${remote} ${release.channel}` })),
  }));
  const releases = named.flatMap((row) => row.releases);
  const needed = releases.flatMap(({ requires }) => Object.keys(requires));
  const modules = [...new Set([...Object.keys(shell), ...needed])].sort();
  const describe = (release: (typeof releases)[number]) => [
    ...[release.name, release.version],
    ...modules.map((module) => describeNeed(release, module) ?? '-'),
  ];
  const table = [
    ['', 'version', ...modules],
    ['shell', '', ...modules.map((module) => shell[module] ?? '-')],
    ...named.flatMap((row) =>
      row.releases.length > 0 ? row.releases.map(describe) : [[`${row.remote} (nothing yet)`]],
    ),
  ];
  const outOfRange = releases.flatMap(({ name, requires, brokenNow }) =>
    brokenNow.map((each) => `${name} needs ${each} ${requires[each]}, and the shell shares ${shell[each] ?? 'none'}`),
  );
  const nextMajors = modules.flatMap((module) => {
    const version = shell[module];
    if (version === undefined) return [];
    const broken = releases.filter(({ brokenByNext }) => brokenByNext.includes(module)).map(({ name }) => name);
    return [`${module} ${getNextMajor(version)} would break ${broken.length > 0 ? LIST.format(broken) : 'nobody'}`];
  });
  return [formatTable(table), '', ...outOfRange, ...nextMajors];
}
