/** Whether a host name is that of the machine which asks: what is sent there crosses no network. */
const isThisMachine = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d+){3}$/.test(hostname);

/**
 * Redirects what was asked for without encryption to the same address with it (308, which keeps method and body).
 *
 * @returns null for a request over https, or one that stays on this machine.
 */
export function redirectToHttps(request: Request): Response | null {
  const url = new URL(request.url);
  if (url.protocol !== 'http:' || isThisMachine(url.hostname)) return null;
  return Response.redirect(`https://${url.host}${url.pathname}${url.search}`, 308);
}

/**
 * Copies a response with the headers that each one has, whoever made it: this Worker, the API or the static files. HSTS is
 * without `includeSubDomains`, because the site does not know what else its owner serves below its host.
 *
 * @param url address of the request.
 */
export function protect(response: Response, url: string): Response {
  const headers = new Headers(response.headers);
  headers.set('x-content-type-options', 'nosniff');
  if (url.startsWith('https:')) headers.set('strict-transport-security', 'max-age=31536000');
  const encodeBody = headers.has('content-encoding') ? 'manual' : 'automatic';
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers, encodeBody });
}
