import { Report, type ReportEvent } from '@almaty/delivery/schema';
import type { EdgeContext } from '../env.ts';
import { baseHeaders } from '../headers.ts';
import { findReleasedPage } from '../released-page.ts';
import { type CurrentReleases, readCurrentReleases } from '../releases.ts';
import { SHELL_VERSION } from '../shells.ts';
import { EVERYBODY } from '../visitor.ts';
import { countRequest } from './network-limit.ts';
import { readToken } from './page-token.ts';
import { parsePolicyReport } from './policy-report.ts';
import { readText } from './read-text.ts';
import { recordEvents } from './record-events.ts';

const logFailure = (error: unknown) =>
  console.error(JSON.stringify({ event: 'report_not_counted', error: String(error) }));

/** Whether the browser itself reports, to which a page cannot give its token. */
const isPolicyReport = ({ headers }: Request) =>
  headers.get('content-type')?.startsWith('application/csp-report') ?? false;

function parsePolicyEvents(request: Request, json: unknown, releases: CurrentReleases): readonly ReportEvent[] {
  const findRoute = (path: string) => findReleasedPage(releases, path).route;
  const event = parsePolicyReport(json, new URL(request.url).origin, SHELL_VERSION, findRoute);
  return event ? [event] : [];
}

/** Counts the events of a report. @throws Error when the text is none. */
async function countReport(request: Request, text: string, context: EdgeContext): Promise<void> {
  const json: unknown = JSON.parse(text);
  const sent = isPolicyReport(request) ? null : Report.parse(json);
  const token = sent && (await readToken(sent.token, context.env.REPORT_SECRET));
  if (sent && !token) return;
  const releases = await readCurrentReleases({ ...context, visitor: EVERYBODY });
  const events = sent?.events ?? parsePolicyEvents(request, json, releases);
  context.waitUntil(recordEvents(context, events, token, releases).catch(logFailure));
}

/** Whether a request comes from a page of this site, as far as its browser says. */
const isOwn = ({ headers }: Request) => ['same-origin', null].includes(headers.get('sec-fetch-site'));

/** Whether a report is counted, before anything of it is read. */
async function isAccepted(request: Request, context: EdgeContext): Promise<boolean> {
  if (Math.random() * 100 >= context.settings.reportSamplePercent || !isOwn(request)) return false;
  return countRequest(request, context, 'report');
}

/**
 * Takes a report of a browser, and responds with 204 whatever becomes of it: a report matters to no visitor. What is not of
 * this site, too long, too frequent, not in the sample, without the token of a page or not a report is dropped.
 */
export async function receiveReport(request: Request, context: EdgeContext): Promise<Response> {
  try {
    // The body has to be read before the response: afterwards it is gone.
    const text = (await isAccepted(request, context)) ? await readText(request) : null;
    if (text !== null) await countReport(request, text, context);
  } catch {
    // No report: anybody can send anything.
  }
  return new Response(null, { status: 204, headers: { ...baseHeaders, 'cache-control': 'no-store' } });
}
