import { isRemoteName, type ReportEvent, Version } from '@almaty/delivery/schema';
import * as z from 'zod/mini';

/** The fields of a browser's report on the content security policy that say which part it is about. */
const PolicyReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z._default(z.string(), ''),
    'source-file': z._default(z.string(), ''),
  }),
});

const RELEASED_FILE = /^\/_mfe\/(?<remote>[a-z-]+)\/(?<version>[^/]+)\//;

/** The remote whose file did what the policy refused, or was refused. */
function findRemote(urls: readonly string[], site: string) {
  for (const text of urls) {
    const url = URL.parse(text);
    const { remote = '', version = '' } = (url?.origin === site && RELEASED_FILE.exec(url.pathname)?.groups) || {};
    if (isRemoteName(remote) && Version.safeParse(version).success) return { part: remote, version };
  }
  return null;
}

/**
 * Reads what a browser reports of the content security policy. Nothing is kept of its addresses but the route.
 *
 * @param site origin of the site.
 * @param shellVersion the version of the shell, which what has no file of a remote is counted under.
 * @param findRoute gives the route of the page at a path.
 * @returns null for a report that is not about the site, such as that of an extension of the browser.
 */
export function parsePolicyReport(
  json: unknown,
  site: string,
  shellVersion: string,
  findRoute: (path: string) => string,
): ReportEvent | null {
  const parsed = PolicyReport.safeParse(json);
  if (!parsed.success) return null;
  const report = parsed.data['csp-report'];
  const page = URL.parse(report['document-uri']);
  if (page?.origin !== site || /^[a-z-]*extension/.test(report['source-file'])) return null;
  const source = findRemote([report['source-file'], report['blocked-uri']], site);
  return {
    ...(source ?? { part: 'shell', version: shellVersion }),
    // A report does not say how the visitor got the version.
    channel: 'stable',
    page: findRoute(page.pathname),
    metric: 'policy',
    value: 0,
  };
}
