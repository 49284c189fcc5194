import { REPORTS_PATH } from '@almaty/delivery/routes';

/** Origin of Turnstile's script and frame. */
const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com';

/** Allows files of the site, elements with these hashes, and further sources. */
const allow = (directive: string, hashes: readonly string[], ...sources: readonly string[]) =>
  [directive, "'self'", ...hashes.map((hash) => `'${hash}'`), ...sources].join(' ');

/** What the headers of a page depend on. */
type PageTraits = {
  /** Whether the request form of this site uses Turnstile. */
  hasTurnstile: boolean;
  /** Whether search engines should not list the page. */
  isNoindex: boolean;
  /** Hashes of the script elements of the page. */
  scriptHashes: readonly string[];
  /** Hashes of the style elements of the page: that of the shell and those of its remote. */
  styleHashes: readonly string[];
};

/** The content security policy of pages (docs/decisions/0004). Fragments contain the style attributes of React. */
const getPagePolicy = ({ hasTurnstile, scriptHashes, styleHashes }: PageTraits) =>
  [
    "default-src 'self'",
    allow('script-src', scriptHashes, ...(hasTurnstile ? [TURNSTILE_ORIGIN] : [])),
    ...(hasTurnstile ? [`frame-src ${TURNSTILE_ORIGIN}`] : []),
    allow('style-src-elem', styleHashes),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default fragments',
    // `report-to` would replace it: only some browsers have that, and they wait for minutes.
    `report-uri ${REPORTS_PATH}`,
  ].join('; ');

/** Headers of every response that this Worker creates, beside those of every response at all (`protect` in transport.ts). */
export const baseHeaders = { 'referrer-policy': 'strict-origin-when-cross-origin' } as const;

/** Headers of every document that is not a page: kept by nobody. */
const documentHeaders = {
  ...baseHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/**
 * Headers of every page. It is asked for anew at each visit, because it names the current releases; not `no-store`, with which
 * no engine keeps a page for Back, and what was typed would be lost (docs/decisions/0003).
 */
export const pageHeaders = (traits: PageTraits) => ({
  ...documentHeaders,
  'cache-control': 'private, no-cache',
  // A plan can be made again from where the visitor is, who is asked first.
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=()',
  ...(traits.isNoindex && { 'x-robots-tag': 'noindex' }),
  'content-security-policy': getPagePolicy(traits),
  'cross-origin-opener-policy': 'same-origin',
});

/** Headers of the page on which teams read the figures: no scripts, and the style elements with these hashes. */
export const reportPageHeaders = (styleHashes: readonly string[]) => ({
  ...documentHeaders,
  'x-robots-tag': 'noindex',
  'content-security-policy': [
    "default-src 'none'",
    allow('style-src-elem', styleHashes),
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
});

/** Headers of the editor screen: its own code, and GitHub, which it reads and writes. */
export const editorHeaders = {
  ...documentHeaders,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // Sveltia CMS writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://avatars.githubusercontent.com",
    "font-src 'self'",
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
    // The frame of the preview.
    'frame-src blob:',
    // The frame of the preview has the address of the screen as its base.
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};
