import { hasParameter } from '@almaty/delivery/routes';
import { type FragmentHead, RELEASE_BASE_PLACEHOLDER } from '@almaty/delivery/schema';
import template from '../dist/web/index.html';
import { matchRoute, renderDocumentHead, renderFrame } from '../dist/worker/frame.mjs';
import { NOT_FOUND_ROUTE, remotePages } from '../src/app/pages.ts';
import type { DocumentHead } from '../src/document-head.tsx';
import { composeDocument } from './compose-document.ts';
import type { EdgeContext, Env } from './env.ts';
import { getHeadLinks } from './head-links.ts';
import { pageHeaders } from './headers.ts';
import { type CurrentReleases, getReleasePath, readCurrentReleases, readFragment } from './releases.ts';
import { createRemoteList, renderRemoteList } from './remote-list.ts';

/** Finds what the current releases contain for a path: its page, release and fragment, as far as they exist. */
async function findRemotePage(context: EdgeContext, releases: CurrentReleases, route: string, path: string) {
  const page = remotePages[route];
  const release = page && releases[page.remote];
  // A route with a parameter matches more paths than there are pages; its own fragment is the one for unknown entries.
  const entry = [path, route].find((candidate) => release?.pages.includes(candidate));
  const fragment = page && release && entry ? await readFragment(context, page.remote, release, entry) : null;
  return { page, release, fragment, isUnknownEntry: hasParameter(route) && entry === route };
}

/**
 * The public key of Turnstile; empty where the site uses none (docs/decisions/0016).
 *
 * @throws Error when the variable is set to something that is no key.
 */
function getTurnstileKey({ TURNSTILE_SITE_KEY = '' }: Env): string {
  if (TURNSTILE_SITE_KEY === '' || /^[\w-]+$/.test(TURNSTILE_SITE_KEY)) return TURNSTILE_SITE_KEY;
  throw new Error('TURNSTILE_SITE_KEY may contain letters, digits, hyphens and underscores only');
}

const removeTrailingSlashes = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

/** Serves a page: the frame of its path, the remote's fragment in it, and the list of all remotes. */
export async function servePage(request: Request, context: EdgeContext): Promise<Response> {
  const { origin: site, pathname, search } = new URL(request.url);
  const turnstileKey = getTurnstileKey(context.env);
  // The router treats `/locations/` like `/locations`.
  const path = removeTrailingSlashes(pathname);
  const route = matchRoute(pathname);
  // The router ignores case, and crawlers do not: every page has one URL.
  if (route !== NOT_FOUND_ROUTE && path !== path.toLowerCase())
    return Response.redirect(site + path.toLowerCase() + search, 308);
  const releases = await readCurrentReleases(context);
  const { page, release, fragment, isUnknownEntry } = await findRemotePage(context, releases, route, path);
  const frame = await renderFrame(pathname, fragment !== null);
  const withReleaseUrls = (html: string) =>
    page && release
      ? html.replaceAll(RELEASE_BASE_PLACEHOLDER, site + getReleasePath(page.remote, release.version))
      : html;
  const head: FragmentHead | null = fragment?.head ?? frame.head;
  if (!head) throw new Error(`The page ${path} renders no PageHead`);
  const source: DocumentHead['source'] = fragment ? 'fragment' : page ? 'skeleton' : 'shell';
  const links = page && release ? getHeadLinks(page, release, site) : [];
  const html = await composeDocument(template, {
    head: renderDocumentHead({ head, source, site, path, links }),
    frame: frame.body,
    fragment: fragment && withReleaseUrls(fragment.body),
    remoteList: renderRemoteList(createRemoteList(releases)),
    turnstileKey,
  });
  return new Response(html, {
    status: isUnknownEntry || route === NOT_FOUND_ROUTE ? 404 : 200,
    headers: pageHeaders(turnstileKey !== ''),
  });
}
