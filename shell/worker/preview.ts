import { MissingObjectError } from '@almaty/delivery/bucket-reader';
import { REMOTE_NAMES, type RemoteName } from '@almaty/delivery/schema';
import type { EdgeContext } from './env.ts';
import { findReleaseServer } from './release-server.ts';
import { type CurrentReleases, readRelease, readServedRelease } from './releases.ts';
import { badRequest, seeOther, unavailable } from './responses.ts';
import { parsePreview, setPreviews } from './visitor.ts';

/** The query parameter that begins a preview (`?mfe=catalogue@<version>`, also several) or ends all (`?mfe=none`). */
export const PREVIEW_PARAMETER = 'mfe';

const END = 'none';

/** The query that ends every preview. */
const END_QUERY = `?${PREVIEW_PARAMETER}=${END}`;

const USAGE = `Use ?${PREVIEW_PARAMETER}=<remote>@<version> with one of ${REMOTE_NAMES.join(', ')}, or ${END_QUERY} to end.`;

/** Checks that what a team wants to see exists; returns the response that says what is wrong, if something is. */
async function checkPreview(context: EdgeContext, remote: RemoteName): Promise<Response | null> {
  const version = context.visitor.previews[remote] ?? '';
  const isServed = findReleaseServer(context, remote) !== undefined;
  // A host and port that the environment does not name is nothing that could be loaded.
  if (!isServed && version.includes(':')) return badRequest(`This is no version of a remote. ${USAGE}`);
  try {
    if (isServed) await readServedRelease(context, remote);
    else await readRelease(context, remote, version, context.settings.fileLimitMs);
    return null;
  } catch (error) {
    if (isServed)
      return badRequest(
        `${version} serves no build: run "npm run serve" in the folder mfe-${remote}, and wait for it.`,
      );
    if (error instanceof MissingObjectError) return badRequest(`There is no such version of ${remote}. ${USAGE}`);
    console.error(JSON.stringify({ event: 'release_unreadable', remote, version, error: String(error) }));
    return unavailable();
  }
}

/**
 * Begins or ends a preview: sets its cookie, and redirects to the same page without the parameter. Only versions that the
 * bucket of their remote has are accepted, and release servers that the environment names; anything else is refused with
 * 400.
 */
export async function changePreviews(request: Request, context: EdgeContext): Promise<Response> {
  const url = new URL(request.url);
  const values = url.searchParams.getAll(PREVIEW_PARAMETER);
  url.searchParams.delete(PREVIEW_PARAMETER);
  const previews = values.includes(END) ? {} : { ...context.visitor.previews };
  for (const value of values.filter((text) => text !== END)) {
    const parsed = parsePreview(value);
    if (!parsed) return badRequest(`This is no version of a remote. ${USAGE}`);
    const { remote, preview } = parsed;
    const visitor = { ...context.visitor, previews: { [remote]: preview } };
    const problem = await checkPreview({ ...context, visitor }, remote);
    if (problem) return problem;
    previews[remote] = preview;
  }
  return seeOther(url.pathname.replace(/^\/{2,}/, '/') + url.search, setPreviews(previews, url.origin));
}

/** The banner of a page that shows previews, which names them and ends them; empty without any. */
export function renderPreviewBanner(context: EdgeContext, releases: CurrentReleases): string {
  const names = REMOTE_NAMES.flatMap((remote) => {
    const release = releases[remote];
    if (release?.channel !== 'preview') return [];
    const server = findReleaseServer(context, remote);
    return [
      `<strong>${remote}</strong> <code>${release.version}</code>${server ? ` from ${new URL(server).host}` : ''}`,
    ];
  });
  if (names.length === 0) return '';
  return `<link rel="stylesheet" href="/team-tools/preview.css"><aside class="preview-banner" aria-label="Preview"><p>Preview of ${names.join(', ')}. Visitors do not see this.</p><a href="${END_QUERY}">End preview</a></aside>`;
}
