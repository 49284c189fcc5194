import { MissingObjectError } from '@almaty/delivery/bucket-reader';
import { REPORTS_PATH } from '@almaty/delivery/routes';
import { REMOTE_NAMES, type RemoteName } from '@almaty/delivery/schema';
import type { EdgeContext } from './env.ts';
import { findReleaseServer, isOfOwnMachine } from './release-server.ts';
import { type CurrentReleases, readRelease, readServedRelease, readVisitorVersions } from './releases.ts';
import { isOfTeam } from './reports/team-key.ts';
import { badRequest, seeOther, unavailable } from './responses.ts';
import { parsePreview, setPreviews } from './visitor.ts';

/** The query parameter that begins a preview (`?mfe=catalogue@<version>`, also several) or ends all (`?mfe=none`). */
export const PREVIEW_PARAMETER = 'mfe';

const END = 'none';

/** The query that ends every preview. */
const END_QUERY = `?${PREVIEW_PARAMETER}=${END}`;

const USAGE = `Use ?${PREVIEW_PARAMETER}=<remote>@<version> with one of ${REMOTE_NAMES.join(', ')}, or ${END_QUERY} to end.`;

/**
 * Whether a request may see what it asks for. Everybody may see what visitors get, and what is built on the own machine;
 * other versions and release servers only teams, because a link could keep a visitor on one with a fault.
 */
async function maySee(request: Request, context: EdgeContext, remote: RemoteName, version: string): Promise<boolean> {
  if (isOfOwnMachine(version) || (await isOfTeam(request, context.env.TEAM_KEY))) return true;
  return (await readVisitorVersions(context, remote)).includes(version);
}

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
 *
 * @returns null when only a team may see that: then the page is what everybody gets, and says so.
 */
export async function changePreviews(request: Request, context: EdgeContext): Promise<Response | null> {
  const url = new URL(request.url);
  const values = url.searchParams.getAll(PREVIEW_PARAMETER);
  url.searchParams.delete(PREVIEW_PARAMETER);
  const previews = values.includes(END) ? {} : { ...context.visitor.previews };
  for (const value of values.filter((text) => text !== END)) {
    const parsed = parsePreview(value);
    if (!parsed) return badRequest(`This is no version of a remote. ${USAGE}`);
    const { remote, preview } = parsed;
    if (!(await maySee(request, context, remote, preview))) return null;
    const visitor = { ...context.visitor, previews: { [remote]: preview } };
    const problem = await checkPreview({ ...context, visitor }, remote);
    if (problem) return problem;
    previews[remote] = preview;
  }
  return seeOther(url.pathname.replace(/^\/{2,}/, '/') + url.search, setPreviews(previews, url.origin));
}

const renderBanner = (text: string, link: { href: string; text: string }) =>
  `<link rel="stylesheet" href="/team-tools/preview.css"><aside class="preview-banner" aria-label="Preview"><p>${text}</p><a href="${link.href}">${link.text}</a></aside>`;

/** Whether the address of a page asks for a preview: one that may begin is redirected, so this one may not. */
export const isPreviewRefused = ({ searchParams }: URL): boolean => searchParams.has(PREVIEW_PARAMETER);

/** The banner of a page that shows previews, which names them and ends them, or says that they need a key; mostly empty. */
export function renderPreviewBanner(url: URL, context: EdgeContext, releases: CurrentReleases): string {
  if (isPreviewRefused(url))
    return renderBanner('Visitors do not get this version. Teams see it when they have signed in.', {
      href: REPORTS_PATH,
      text: 'Sign in',
    });
  const names = REMOTE_NAMES.flatMap((remote) => {
    const release = releases[remote];
    if (release?.channel !== 'preview') return [];
    const server = findReleaseServer(context, remote);
    return [
      `<strong>${remote}</strong> <code>${release.version}</code>${server ? ` from ${new URL(server).host}` : ''}`,
    ];
  });
  if (names.length === 0) return '';
  return renderBanner(`Preview of ${names.join(', ')}. Visitors do not see this.`, {
    href: END_QUERY,
    text: 'End preview',
  });
}
