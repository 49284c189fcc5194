import { getIntegrity } from '@almaty/delivery/bucket-reader';
import { ApiStatus, REMOTE_NAMES, STATUS_PATH } from '@almaty/delivery/schema';
import type { SiteStatus } from '../../src/status/site-status.ts';
import type { EdgeContext } from '../env.ts';
import { reportPageHeaders } from '../headers.ts';
import { readNewestReleases } from '../releases.ts';
import { getShell } from '../shells.ts';
import { getShellStyleHash, SHELL_STYLE } from '../template-elements.ts';
import { EVERYBODY } from '../visitor.ts';
import { STATUS_STYLE } from './status-style.ts';

/** What to say while the API does not respond: nobody can send a request, and nobody knows the rest. */
const NO_API: ApiStatus = { requests: false, emails: null, plans: null };

async function readApiStatus({ env }: EdgeContext, origin: string): Promise<ApiStatus> {
  try {
    const response = await env.API.fetch(origin + STATUS_PATH);
    return ApiStatus.parse(await response.json());
  } catch (error) {
    console.error(JSON.stringify({ event: 'api_unavailable', error: String(error) }));
    return NO_API;
  }
}

async function readStatus(context: EdgeContext, origin: string): Promise<SiteStatus> {
  const [api, releases] = await Promise.all([
    readApiStatus(context, origin),
    readNewestReleases({ ...context, visitor: EVERYBODY }),
  ]);
  return { ...api, pages: REMOTE_NAMES.every((name) => releases[name]) };
}

/**
 * Serves the status page: what of the site works, in plain words, without scripts and without the frame of pages, so that
 * it needs no remote and no API.
 */
export async function serveStatus(request: Request, context: EdgeContext): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const status = await readStatus(context, origin);
  const { language, title, body } = getShell(pathname).renderStatus(status, new Date());
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/icon.svg" type="image/svg+xml">${SHELL_STYLE}<style>${STATUS_STYLE}</style></head>
<body><div class="wrap status">${body}</div></body>
</html>
`;
  const headers = reportPageHeaders([await getShellStyleHash(), await getIntegrity(STATUS_STYLE)]);
  return new Response(html, { headers: { ...headers, 'cache-control': 'public, max-age=60' } });
}
