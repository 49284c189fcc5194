import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@almaty/languages';
import * as z from 'zod/mini';
import { PagePresses } from './presses.ts';
import { VERSION_NAME } from './version-name.ts';

const AssetFiles = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const ModuleAssets = z.object({ js: AssetFiles, css: AssetFiles });

/** The manifest of a remote in the shape of the federation runtime, so that no browser requests it. */
const Snapshot = z.looseObject({
  globalName: z.string(),
  remoteEntry: z.string(),
  modules: z.array(z.object({ moduleName: z.string(), modulePath: z.string(), assets: ModuleAssets })),
});

/** The name of a version. */
export const Version = z.string().check(z.regex(VERSION_NAME));

/** A path or route pattern of the site; without characters that HTML or XML would have to escape. */
export const SitePath = z.string().check(z.regex(/^\/[a-z0-9:/-]*$/));

/** The kinds of skeletons that stand in for a page until it can be shown; the shell draws them. */
const Skeleton = z.enum(['cards', 'poster', 'article', 'form']);
export type Skeleton = z.infer<typeof Skeleton>;

/** What is rendered by an exposed module: its route, the module, and the paths that have a fragment. */
const RENDERED = {
  route: SitePath,
  module: z.string().check(z.regex(/^\.\/\w+$/)),
  paths: z.array(SitePath).check(z.minLength(1)),
};

/** An inset of a release (`Inset`). Its module has its style sheet and no more. */
export const ReleasedInset = z.object(RENDERED);
export type ReleasedInset = z.infer<typeof ReleasedInset>;

/**
 * A page of a release: its route, the exposed module that renders it, and the paths that have a fragment. Only they are pages;
 * a route that is among its own paths (`/plan/:reference`) has one fragment for every value of its parameter.
 */
export const ReleasedPage = z.object({
  ...RENDERED,
  skeleton: Skeleton,
  /** Of a page that search engines should not list, so that the sitemap does not either. */
  noindex: z.optional(z.literal(true)),
});
export type ReleasedPage = z.infer<typeof ReleasedPage>;

/** The folder of a version that holds what the remote brings to the screen of content editors, if it brings something. */
export const EDITOR_FOLDER = 'editor';

/** A Subresource Integrity hash with SHA-256 (docs/decisions/0064). */
const Integrity = z.string().check(z.regex(/^sha256-[\w+/]+={0,2}$/));

/** Size in bytes and hash of a released file. */
const FileDigest = z.object({ integrity: Integrity, bytes: z.int() });
export type FileDigest = z.infer<typeof FileDigest>;

/** Begins the key of every object that is named by its hash; no version can have this name. */
export const CONTENT_FOLDER = '_content/';

/** The key of a content in its bucket: its hash, so that versions share what they have in common. */
export const getContentKey = ({ integrity }: FileDigest): string =>
  CONTENT_FOLDER +
  integrity
    .slice(integrity.indexOf('-') + 1)
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/**
 * `release.json`: the description of one version, written once and never changed. Sizes are in bytes. `fragments` are
 * the digests of the fragments by path, and `integrity` is the hash of the whole text without itself.
 */
export const Release = z.object({
  version: Version,
  snapshot: Snapshot,
  /** Language -> the snapshot of the build in that language, whose files are in a folder of its name. English is `snapshot`. */
  translations: z.optional(z.record(z.string(), Snapshot)),
  files: z.record(z.string(), FileDigest),
  /** Shared module -> range of versions that the release runs with. */
  requires: z.record(z.string(), z.string()),
  /** The version of React that renders its pages, when it is not the shell's (docs/decisions/0089). */
  ownReact: z.optional(z.string()),
  pages: z.array(ReleasedPage),
  insets: z.optional(z.array(ReleasedInset)),
  /** The path of an inset for which pages have a slot -> the first of these pages. */
  slots: z.optional(z.record(SitePath, SitePath)),
  /** The first path of a page in each language -> what the gate presses there. */
  presses: z.optional(z.record(SitePath, PagePresses)),
  fragments: z.record(z.string(), FileDigest),
  integrity: Integrity,
});
export type Release = z.infer<typeof Release>;

/** The languages that a release has pages in. */
export const listLanguages = ({ translations = {} }: Pick<Release, 'translations'>): Language[] =>
  LANGUAGES.filter((language) => language === FIRST_LANGUAGE || language in translations);

/** The snapshot of the build in a language; undefined when the release has none in it. */
export const getSnapshot = (
  { snapshot, translations }: Pick<Release, 'snapshot' | 'translations'>,
  language: Language,
): Release['snapshot'] | undefined => (language === FIRST_LANGUAGE ? snapshot : translations?.[language]);
