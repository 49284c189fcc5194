import template from '../dist/web/index.html';
import { renderFrame, skeleton } from '../dist/worker/frame.mjs';
import { framePaths, remotePages } from '../src/app/pages.ts';
import { compose } from './compose.ts';
import { headForOthers } from './head.ts';
import { pageHeaders } from './headers.ts';
import { currentReleases, type Edge } from './releases.ts';
import { seedElement, seedOf } from './seed.ts';

/** Answers a page: the frame of its path, the remote's fragment in it, and the seed of all remotes. */
export async function servePage(request: Request, edge: Edge): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  // `/locations/` is the page a visitor means; the router reads both alike.
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const known = framePaths.some((route) => route === path);
  const [frame, releases] = await Promise.all([renderFrame(pathname), currentReleases(edge)]);
  const page = remotePages[path];
  const { head, body } = compose({ frame, page, release: page && releases[page.remote], skeleton, origin });
  const html = template
    .replace('<title>Rsbuild App</title>', '')
    .replace('<!--head-->', () => head + headForOthers(head, origin, path))
    .replace('<!--app-->', () => body)
    .replace('<!--seed-->', () => seedElement(seedOf(releases)));
  return new Response(html, { status: known ? 200 : 404, headers: pageHeaders });
}
