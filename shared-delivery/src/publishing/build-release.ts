import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FIRST_LANGUAGE, type Language, OTHER_LANGUAGES } from '@almaty/languages';
import { SLOT_ATTRIBUTE } from '@almaty/ui/slot-attribute';
import * as z from 'zod/mini';
import { getContentType } from '../content-type/content-type.ts';
import { Fragment } from '../schema/fragment.ts';
import { PagePresses } from '../schema/presses.ts';
import { type FileDigest, Release, ReleasedInset, ReleasedPage } from '../schema/release.ts';

/** Files of a build that no browser requests. */
const UNRELEASED_FILES =
  /^([a-z]{2}\/)?(index\.html|static\/js\/index\.js(\.br)?)$|(^|\/)(mf-stats\.json|[^/]*LICENSE\.txt)$/;

const Files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const Assets = z.object({ js: Files, css: Files });
type Assets = z.infer<typeof Assets>;

/** The part of mf-manifest.json that becomes the snapshot. */
const Manifest = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), type: z.string() }),
  }),
  shared: z.array(z.looseObject({ name: z.string(), requiredVersion: z.string() })),
  exposes: z.array(z.looseObject({ name: z.string(), path: z.string(), assets: Assets })),
});

/** A release ready for upload: its description, its fragments by site path, and the folder of its files. */
export type BuiltRelease = { release: Release; fragments: Readonly<Record<string, Fragment>>; folder: string };

/**
 * Describes the build of a remote: files with their integrity hashes, the federation snapshot, the fragments. The
 * version is a hash of exactly that, so the same sources always give the same version.
 *
 * @param dist the remote's `dist` folder, which contains `web` and `node`.
 * @throws Error when the build is missing or incomplete.
 */
export async function buildRelease(dist: string): Promise<BuiltRelease> {
  const folder = path.join(dist, 'web');
  if (!existsSync(folder)) throw new Error(`There is no build in ${dist}: build the remote first`);
  const files = await describeFiles(folder);
  const languages = OTHER_LANGUAGES.filter((language) => existsSync(path.join(folder, language)));
  const english = await readBuild(dist, FIRST_LANGUAGE);
  const others = await Promise.all(languages.map((language) => readBuild(dist, language)));
  const builds = [english, ...others];
  const pages = builds.flatMap((build) => build.pages);
  const insets = builds.flatMap((build) => build.insets);
  const fragments: Record<string, Fragment> = Object.assign({}, ...builds.map((build) => build.fragments));
  const presses = Object.assign({}, ...builds.map((build) => build.presses));
  const slots = findSlots(fragments);
  const version = createHash('sha256')
    .update(JSON.stringify({ files, pages, insets, fragments, presses }))
    .digest('hex')
    .slice(0, 12);
  const digests = Object.fromEntries(
    Object.entries(fragments).map(([page, fragment]) => [page, describeContent(JSON.stringify(fragment))]),
  );
  const { ownReact } = english;
  // With its own React it takes any version of the shell's, which the manifest calls `^*`.
  const required = english.manifest.shared.filter(({ name }) => !(ownReact && name === 'react'));
  const requires = Object.fromEntries(required.map(({ name, requiredVersion }) => [name, requiredVersion]));
  const translations = Object.fromEntries(
    others.map(({ manifest }, index) => [languages[index], toSnapshot(manifest, `${languages[index]}/`)]),
  );
  const description = {
    ...{ version, files, snapshot: toSnapshot(english.manifest, '') },
    ...(others.length > 0 && { translations }),
    ...{ requires, pages, fragments: digests },
    ...(ownReact && { ownReact }),
    ...(insets.length > 0 && { insets }),
    ...(Object.keys(slots).length > 0 && { slots }),
    ...(Object.keys(presses).length > 0 && { presses }),
  };
  const release = sealRelease(description);
  checkFiles(release);
  return { folder, fragments, release };
}

/** @throws Error that names a file which a module needs, and the build has not. */
function checkFiles({ files, snapshot, translations = {} }: Release): void {
  for (const { modules } of [snapshot, ...Object.values(translations)])
    for (const { modulePath, assets } of modules)
      for (const { sync, async } of [assets.js, assets.css])
        for (const file of [...sync, ...async])
          if (!(file in files)) throw new Error(`The build has no ${file}, which ${modulePath} needs: build it again`);
}

const SLOT = new RegExp(`${SLOT_ATTRIBUTE}="([^"]+)"`, 'g');

/** The insets that fragments have slots for, each with the first page that has one. */
function findSlots(fragments: Readonly<Record<string, Fragment>>): Record<string, string> {
  const slots: Record<string, string> = {};
  for (const [page, { body }] of Object.entries(fragments))
    for (const [, inset = ''] of body.matchAll(SLOT)) slots[inset] ??= page;
  return slots;
}

const Description = z.omit(Release, { integrity: true });

/** Checks a description, and adds its hash to it, by which the edge notices a damaged `release.json`. */
export function sealRelease(description: unknown): Release {
  const parsed = Description.parse(description);
  return { ...parsed, integrity: describeContent(JSON.stringify(parsed)).integrity };
}

/** The digest of a content. */
export function describeContent(content: Uint8Array | string): FileDigest {
  const hash = createHash('sha256').update(content).digest('base64');
  return { integrity: `sha256-${hash}`, bytes: Buffer.byteLength(content) };
}

async function describeFiles(folder: string): Promise<Release['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !UNRELEASED_FILES.test(name))
    .sort();
  const files: Release['files'] = {};
  for (const name of names) {
    // Throws for a file that could not be served.
    getContentType(name);
    files[name] = describeContent(await readFile(path.join(folder, name)));
  }
  return files;
}

/** The build of one language: its manifest, pages and fragments. English is in `web` and `node`, others in folders there. */
async function readBuild(dist: string, language: Language) {
  const folder = language === FIRST_LANGUAGE ? '' : language;
  const manifest = Manifest.parse(
    JSON.parse(await readFile(path.join(dist, 'web', folder, 'mf-manifest.json'), 'utf8')),
  );
  return { manifest, ...(await prerenderPages(path.join(dist, 'node', folder, 'prerender.mjs'))) };
}

/** Writes the folder of a build before the names of its files. */
const inFolder = (folder: string, { js, css }: Assets): Assets => {
  const add = (files: readonly string[]) => files.map((file) => folder + file);
  return {
    js: { sync: add(js.sync), async: add(js.async) },
    css: { sync: add(css.sync), async: add(css.async) },
  };
};

/**
 * Converts a manifest to the shape that the federation runtime keeps, so that no browser has to request it.
 *
 * @param folder the folder of the release that has the files of the build, with a slash at its end; empty for its root.
 */
function toSnapshot({ metaData, exposes }: z.infer<typeof Manifest>, folder: string) {
  return {
    globalName: metaData.globalName,
    remoteEntry: folder + metaData.remoteEntry.name,
    remoteEntryType: metaData.remoteEntry.type,
    modules: exposes.map(({ name, path: modulePath, assets }) => ({
      moduleName: name,
      modulePath,
      assets: inFolder(folder, assets),
    })),
  };
}

const Prerendered = z.object({
  pages: z.array(ReleasedPage),
  insets: z.array(ReleasedInset),
  fragments: z.record(z.string(), Fragment),
  presses: z.record(z.string(), PagePresses),
  ownReact: z.optional(z.string()),
});

async function prerenderPages(bundle: string): Promise<z.infer<typeof Prerendered>> {
  const { prerender, ownReact } = await import(pathToFileURL(bundle).href);
  return Prerendered.parse({ ...(await prerender()), ownReact });
}
