import {
  type ChannelName,
  EDITOR_FOLDER,
  getCopiedFile,
  isRemoteName,
  type RemoteName,
  Version,
} from '@almaty/delivery/schema';
import { removeLanguage } from '@almaty/languages';
import { PLANNING_DATA_FILE, PLANNING_EVIDENCE_FILE, SAMPLE_PLAN_FILE } from '@almaty/planner/schema';
import { CATALOGUE_INDEX_FILE, TIPS_FILE } from '@almaty/store/schema';
import { getReleasePath } from '../src/parts/remote-list.ts';
import { serveRange } from './byte-range.ts';
import { preferCompressed } from './compressed-copy.ts';
import type { EdgeContext } from './env.ts';
import { baseHeaders } from './headers.ts';
import { AS_RESPONSE, getKept } from './kept.ts';
import { readFile } from './read-file.ts';
import { readCurrentReleases } from './releases.ts';
import { fileNotFound, unavailable } from './responses.ts';

const RELEASED_FILE = /^\/_mfe\/(?<remote>[a-z-]+)\/(?<version>[^/]+)\/(?<file>[\w./-]+)$/;
const PICTURE = /^\/pictures\/(?<file>[\w-]+\.(avif|webp|jpg|svg))$/;

/** The remote, version and file that a path names; null for any other path. */
function parsePath(pathname: string) {
  const { remote = '', version = '', file = '' } = RELEASED_FILE.exec(pathname)?.groups ?? {};
  const segments = file.split('/');
  // The editor screen has a content security policy of its own, so it is served by editor-screen.ts only. A compressed
  // copy is sent in the place of its file only.
  const isServed =
    isRemoteName(remote) &&
    Version.safeParse(version).success &&
    !segments.includes('..') &&
    segments[0] !== EDITOR_FOLDER &&
    !getCopiedFile(file);
  return isServed ? { remote, version, file } : null;
}

/** Serves `/_mfe/<remote>/<version>/<file>`, or a range of it, from the remote's bucket; files of a version never change. */
export async function serveReleasedFile(request: Request, context: EdgeContext): Promise<Response> {
  const parsed = parsePath(new URL(request.url).pathname);
  if (!parsed) return fileNotFound();
  const response = await preferCompressed(request, parsed.file, (file) =>
    readFile(context, { ...parsed, file, limitMs: context.settings.fileLimitMs }),
  );
  return serveRange(request, response);
}

/** For how many seconds edge and browsers keep a picture. */
const PICTURE_SECONDS = 604_800;

/** Who may keep a picture: a canary's own visitors only, and a preview is to be over when it ends. */
const PICTURE_CACHING: Readonly<Record<ChannelName, string>> = {
  stable: `public, max-age=${PICTURE_SECONDS}`,
  canary: `private, max-age=${PICTURE_SECONDS}`,
  preview: 'no-store',
};

async function readPicture(context: EdgeContext, file: string): Promise<Response> {
  const { catalogue } = await readCurrentReleases(context);
  if (!catalogue) return unavailable();
  const { version, channel } = catalogue;
  const limitMs = context.settings.fileLimitMs;
  const released = await readFile(context, { remote: 'catalogue', version, file: `pictures/${file}`, limitMs });
  if (!released.ok) return released;
  const response = new Response(released.body, released);
  response.headers.set('cache-control', PICTURE_CACHING[channel]);
  return response;
}

/**
 * Serves `/pictures/<file>` from the catalogue's current release. The URL has no version, so that old itineraries and
 * shared links still find the picture; edge and browsers therefore keep it for a week only.
 */
export async function servePicture(request: Request, context: EdgeContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { file } = PICTURE.exec(pathname)?.groups ?? {};
  if (!file) return fileNotFound();
  // What is kept is not of the version that a team looks at.
  if (context.visitor.previews.catalogue) return readPicture(context, file);
  return preferCompressed(request, file, (name) =>
    getKept(context, {
      key: `/pictures/${name}`,
      maxAge: PICTURE_SECONDS,
      format: AS_RESPONSE,
      // A picture of a version that only some visitors get must not become everybody's.
      isKeepable: ({ headers }) => headers.get('cache-control') === PICTURE_CACHING.stable,
      read: () => readPicture(context, name),
    }),
  );
}

/** Data files that other remotes read, and whose they are. */
const DATA_FILES: ReadonlyMap<string, RemoteName> = new Map([
  ...[CATALOGUE_INDEX_FILE, PLANNING_DATA_FILE, PLANNING_EVIDENCE_FILE, SAMPLE_PLAN_FILE].map(
    (file) => [file, 'catalogue'] as const,
  ),
  [TIPS_FILE, 'trip-tips'],
]);

/** The data file that a path names in any language, and whose it is; the path has no version, which other remotes do not know. */
const findDataFile = (pathname: string) => DATA_FILES.get(removeLanguage(pathname).slice(1));

/** Whether a file of a release is data that other remotes read, in any language. */
export const isDataOf = (remote: RemoteName, file: string): boolean => findDataFile(`/${file}`) === remote;

/** Whether a path is that of data of a remote. */
export const isDataPath = (pathname: string): boolean => findDataFile(pathname) !== undefined;

/**
 * Redirects `/planning.json` to the file of its remote's current release, which browsers cache for ever, and
 * `/ru/catalogue.json` to the one in Russian; to the English one if the release has none in Russian.
 */
export async function redirectToData(pathname: string, context: EdgeContext): Promise<Response> {
  const remote = findDataFile(pathname);
  const release = remote && (await readCurrentReleases(context))[remote];
  if (!remote || !release) return unavailable();
  const file = pathname.slice(1);
  const location =
    getReleasePath(remote, release.version) + (release.files[file] ? file : removeLanguage(pathname).slice(1));
  return new Response(null, { status: 302, headers: { ...baseHeaders, location, 'cache-control': 'no-store' } });
}
