import { type FragmentHead, RELEASE_BASE_PLACEHOLDER } from '@almaty/delivery/schema';
import template from '../dist/web/index.html';
import { matchRoute, renderDocumentHead, renderFrame } from '../dist/worker/frame.mjs';
import { NOT_FOUND_ROUTE, remotePages } from '../src/app/pages.ts';
import type { DocumentHead } from '../src/document-head.tsx';
import { findReleasedPage, isUnknownPage, removeTrailingSlashes } from '../src/remotes/released-pages.ts';
import { composeDocument } from './compose-document.ts';
import type { EdgeContext, Env } from './env.ts';
import { getHeadLinks } from './head-links.ts';
import { pageHeaders } from './headers.ts';
import { type CurrentReleases, getReleasePath, readCurrentReleases, readFragment } from './releases.ts';
import { createRemoteList, renderRemoteList } from './remote-list.ts';

/** The route of a path; that of the not-found page also for a path that a release could contain and does not. */
function findRoute(releases: CurrentReleases, path: string): string {
  const route = matchRoute(path);
  const page = remotePages[route];
  const pages = page && releases[page.remote]?.pages;
  return isUnknownPage(route, path.toLowerCase(), pages) ? NOT_FOUND_ROUTE : route;
}

/** Finds what the current releases contain for a path: its page, release and fragment, as far as they exist. */
async function findRemotePage(context: EdgeContext, releases: CurrentReleases, route: string, path: string) {
  const page = remotePages[route];
  const release = page && releases[page.remote];
  const released = release && findReleasedPage(route, path, release.pages);
  const fragment = page && released ? await readFragment(context, page.remote, release, released) : null;
  return { page, release, fragment };
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

/** Serves a page: the frame of its path, the remote's fragment in it, and the list of all remotes. */
export async function servePage(request: Request, context: EdgeContext): Promise<Response> {
  const { origin: site, pathname, search } = new URL(request.url);
  const turnstileKey = getTurnstileKey(context.env);
  const path = removeTrailingSlashes(pathname);
  const releases = await readCurrentReleases(context);
  const route = findRoute(releases, path);
  // The router ignores case, and crawlers do not: every page has one URL.
  if (route !== NOT_FOUND_ROUTE && path !== path.toLowerCase())
    return Response.redirect(site + path.toLowerCase() + search, 308);
  const { page, release, fragment } = await findRemotePage(context, releases, route, path);
  const frame = await renderFrame(pathname, fragment !== null, (remote) => releases[remote]?.pages);
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
    status: route === NOT_FOUND_ROUTE ? 404 : 200,
    headers: pageHeaders({ hasTurnstile: turnstileKey !== '', isNoindex: head.noindex ?? false }),
  });
}
