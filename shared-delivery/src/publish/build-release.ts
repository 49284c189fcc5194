import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { Fragment, Release } from '../schema/release.ts';

/** What a build makes for people or for other tools, and a browser never asks for. */
const NOT_RELEASED = /^index\.html$|(^|\/)(mf-stats\.json|[^/]*LICENSE\.txt)$/;

/** The entry of a remote's own page, which is empty: what counts is reached through the remote entry. */
const Manifest = z.object({
  metaData: z.object({
    buildInfo: z.object({ buildVersion: z.string() }),
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), type: z.string() }),
  }),
  shared: z.array(z.looseObject({ name: z.string(), version: z.string(), assets: z.unknown() })),
  exposes: z.array(z.looseObject({ name: z.string(), path: z.string(), assets: z.unknown() })),
});

/** A release that is ready to be uploaded: its description, its fragments by path, and where its files are. */
export type BuiltRelease = { release: Release; fragments: Readonly<Record<string, Fragment>>; folder: string };

/**
 * Describes what a remote's build made: files with their hashes, the federation snapshot, the page fragments.
 * The version is a hash of exactly that, so the same sources always give the same version.
 *
 * @param dist the remote's `dist` folder, with `web` and `node` in it.
 * @throws Error when the build is missing or not what a release needs.
 */
export async function buildRelease(dist: string): Promise<BuiltRelease> {
  const folder = path.join(dist, 'web');
  const files = await describeFiles(folder);
  const manifest = Manifest.parse(JSON.parse(await readFile(path.join(folder, 'mf-manifest.json'), 'utf8')));
  const fragments = await renderAll(path.join(dist, 'node', 'fragments.mjs'));
  const version = createHash('sha256').update(JSON.stringify({ files, fragments })).digest('hex').slice(0, 12);
  const pages = Object.keys(fragments);
  return { folder, fragments, release: Release.parse({ version, files, snapshot: snapshotOf(manifest), pages }) };
}

async function describeFiles(folder: string): Promise<Release['files']> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !NOT_RELEASED.test(name))
    .sort();
  const described: Release['files'] = {};
  for (const name of names) {
    const bytes = await readFile(path.join(folder, name));
    described[name] = {
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      bytes: bytes.length,
    };
  }
  return described;
}

/** The manifest in the shape the federation runtime keeps it in, so that no browser has to request it. */
function snapshotOf({ metaData, shared, exposes }: z.infer<typeof Manifest>) {
  return {
    buildVersion: metaData.buildInfo.buildVersion,
    globalName: metaData.globalName,
    remoteEntry: metaData.remoteEntry.name,
    remoteEntryType: metaData.remoteEntry.type,
    remoteTypes: '',
    remoteTypesZip: '',
    remoteTypesAPI: '',
    remotesInfo: {},
    shared: shared.map(({ assets, name, version }) => ({ assets, sharedName: name, version })),
    modules: exposes.map(({ name, path: modulePath, assets }) => ({ moduleName: name, modulePath, assets })),
  };
}

async function renderAll(bundle: string): Promise<Record<string, Fragment>> {
  const { renderAll } = await import(pathToFileURL(bundle).href);
  return z.record(z.string(), Fragment).parse(await renderAll());
}
