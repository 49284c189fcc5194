import template from '../dist/web/index.html';
import { renderFrame, skeletonOf } from '../dist/worker/frame.mjs';
import { NOT_FOUND, remotePages } from '../src/app/pages.ts';
import { compose } from './compose.ts';
import { headForOthers } from './head.ts';
import { pageHeaders } from './headers.ts';
import { type CurrentReleases, currentReleases, type Edge, fragmentOf } from './releases.ts';
import { seedElement, seedOf } from './seed.ts';

/** What the current releases have for a path that a route has taken. */
async function remotePartOf(edge: Edge, releases: CurrentReleases, route: string, path: string) {
  const page = remotePages[route];
  const release = page && releases[page.remote];
  // A route with a parameter takes more paths than there are pages; its own fragment says that nothing is there.
  const entry = [path, route].find((each) => release?.pages.includes(each));
  const fragment = page && release && entry ? await fragmentOf(edge, page.remote, release, entry) : null;
  return { page, release, fragment, missing: route.includes(':') && entry === route };
}

const SITE_KEY = /^[\w-]+$/;

/** The public key of Turnstile, which the request form finds at the document (decision 16); empty where it is off. */
function siteKeyOf({ TURNSTILE_SITE_KEY = '' }: Edge['env']): string {
  if (TURNSTILE_SITE_KEY === '' || SITE_KEY.test(TURNSTILE_SITE_KEY)) return TURNSTILE_SITE_KEY;
  throw new Error('TURNSTILE_SITE_KEY has letters, digits, hyphens and underscores only');
}

/** Answers a page: the frame of its path, the remote's fragment in it, and the seed of all remotes. */
export async function servePage(request: Request, edge: Edge): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url);
  const siteKey = siteKeyOf(edge.env);
  // `/locations/` is the page a visitor means; the router reads both alike.
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const [frame, releases] = await Promise.all([renderFrame(pathname), currentReleases(edge)]);
  // The router reads capitals as small letters, and nobody else does: a page has one address.
  if (frame.route !== NOT_FOUND && path !== path.toLowerCase())
    return Response.redirect(origin + path.toLowerCase() + search, 308);
  const { missing, ...part } = await remotePartOf(edge, releases, frame.route, path);
  const { head, body } = compose({ frame, ...part, skeletonOf, origin });
  const html = template
    .replace('<title>Rsbuild App</title>', '')
    .replace('<html lang="en">', (tag) => (siteKey ? tag.replace('>', ` data-turnstile="${siteKey}">`) : tag))
    .replace('<!--head-->', () => head + headForOthers(head, origin, path, part.fragment?.data))
    .replace('<!--app-->', () => body)
    .replace('<!--seed-->', () => seedElement(seedOf(releases)));
  return new Response(html, {
    status: missing || frame.route === NOT_FOUND ? 404 : 200,
    headers: pageHeaders(siteKey !== ''),
  });
}
