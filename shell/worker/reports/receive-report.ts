import { Report, type ReportEvent } from '@almaty/delivery/schema';
import template from '../../dist/web/index.html';
import type { EdgeContext } from '../env.ts';
import { baseHeaders } from '../headers.ts';
import { countRequest } from './network-limit.ts';
import { parsePolicyReport } from './policy-report.ts';
import { readText } from './read-text.ts';
import { recordEvents } from './record-events.ts';

/** The version of the shell: the hash in the name of its script. */
const SHELL_VERSION = /\/static\/js\/index\.([0-9a-f]+)\.js/.exec(template)?.[1] ?? 'unknown';

const logFailure = (error: unknown) =>
  console.error(JSON.stringify({ event: 'report_not_counted', error: String(error) }));

function parseEvents(request: Request, text: string): readonly ReportEvent[] {
  const json: unknown = JSON.parse(text);
  if (!request.headers.get('content-type')?.startsWith('application/csp-report')) return Report.parse(json);
  const event = parsePolicyReport(json, new URL(request.url).origin, SHELL_VERSION);
  return event ? [event] : [];
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
 * this site, too long, too frequent, not in the sample or not a report is dropped.
 */
export async function receiveReport(request: Request, context: EdgeContext): Promise<Response> {
  try {
    // The body has to be read before the response: afterwards it is gone.
    const text = (await isAccepted(request, context)) ? await readText(request) : null;
    if (text !== null) {
      const recording = recordEvents(context, parseEvents(request, text), SHELL_VERSION);
      context.waitUntil(recording.catch(logFailure));
    }
  } catch {
    // No report: anybody can send anything.
  }
  return new Response(null, { status: 204, headers: { ...baseHeaders, 'cache-control': 'no-store' } });
}
