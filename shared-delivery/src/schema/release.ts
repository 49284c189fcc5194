import * as z from 'zod/mini';

/** Stands in fragments for the address of the release, which only the shell's Worker knows. */
export const RELEASE_BASE = 'https://mfe-base.invalid/';

/** A page as HTML: what React lifts into the head, what stands in the outlet, and what it is about (schema.org). */
export const Fragment = z.object({
  head: z.string(),
  body: z.string(),
  data: z.optional(z.record(z.string(), z.unknown())),
});
export type Fragment = z.infer<typeof Fragment>;

const assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const AssetLists = z.object({ js: assets, css: assets });

/** What the federation runtime wants to know of a remote, so that it need not ask for its manifest. */
const Snapshot = z.looseObject({
  globalName: z.string(),
  remoteEntry: z.string(),
  modules: z.array(z.object({ moduleName: z.string(), modulePath: z.string(), assets: AssetLists })),
});
export type Snapshot = z.infer<typeof Snapshot>;

/** A version's name: it is a folder in the bucket and a part of addresses. */
export const Version = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,63}$/));

/** Where in a version the screen of its editors is, if it has one; `index.html` in it is the page. */
export const EDITOR_FOLDER = 'editor';

/** Where in a version the fragment of a page is. */
export const fragmentFile = (page: string) => `fragments${page}.json`;

/**
 * `release.json`: all there is to know of one version, written once and never changed. Sizes are in bytes. `pages` are
 * the site paths that have a fragment; a route itself (`/locations/:slug`) has the one for paths that nothing stands at.
 */
export const Release = z.object({
  version: Version,
  snapshot: Snapshot,
  files: z.record(z.string(), z.object({ integrity: z.string(), bytes: z.int() })),
  pages: z.array(z.string()),
});
export type Release = z.infer<typeof Release>;

/** `channels.json`: the one thing in a bucket that changes. */
export const Channels = z.object({ stable: Version });
export type Channels = z.infer<typeof Channels>;
