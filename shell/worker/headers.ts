/** Where Turnstile's script and its frame come from. */
const TURNSTILE = 'https://challenges.cloudflare.com';

/** What a page may do (architecture.md, section 3). Inline style attributes are React's, in fragments. */
const pagePolicy = (hasTurnstile: boolean) =>
  [
    "default-src 'self'",
    ...(hasTurnstile ? [`script-src 'self' ${TURNSTILE}`, `frame-src ${TURNSTILE}`] : ["script-src 'self'"]),
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');

/** Headers of every answer this Worker makes itself. */
export const plainHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** Headers of every document. A page names the current releases, so no cache may keep it. */
const documentHeaders = {
  ...plainHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/**
 * Headers of every page.
 *
 * @param hasTurnstile whether the request form asks Turnstile, on this site.
 */
export const pageHeaders = (hasTurnstile: boolean) => ({
  ...documentHeaders,
  'content-security-policy': pagePolicy(hasTurnstile),
  'cross-origin-opener-policy': 'same-origin',
});

/** What the screen of editors may do besides: its own code, and the repository's host that it reads and writes. */
const editorPolicy = (connections: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The hash is that of nothing: Decap CMS fills an empty style element through the CSSOM.
    "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src blob: ${connections.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** GitHub's API, and its own word on whether it works, which Decap CMS shows. */
const REPOSITORY_HOST = ['https://api.github.com', 'https://www.githubstatus.com'];
/** decap-server on the editor's own computer (mfe-trip-tips/editor/config.ts). */
const LOCAL_BACK_END = ['http://localhost:8081'];

/**
 * Headers of a screen on which editors write.
 *
 * @param hostname of the site: on one's own computer it may reach the local back end, and nothing else.
 */
export const editorHeaders = (hostname: string) => ({
  ...documentHeaders,
  'content-security-policy': editorPolicy(hostname === 'localhost' ? LOCAL_BACK_END : REPOSITORY_HOST),
  // GitHub's sign-in happens in a window of its own, which answers the one that opened it (decision 14).
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-robots-tag': 'noindex',
});
