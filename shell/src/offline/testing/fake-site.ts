import { createHash } from 'node:crypto';
import type { GuideList } from '../guide-list.ts';
import { BODY, type KeptPage, LAST_SEGMENT, mark, NOTICE } from '../kept-page.ts';
import { getContentKey } from '../kept-set.ts';

export const ORIGIN = 'https://guide.test';

/** The path that a request or a key is for. */
const toPath = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).pathname;

/** What happens to a cache: every write fails, or is lost without a word, or the page is killed. */
type CacheFault = 'full' | 'lost' | 'killed';

/** The caches of a browser, in memory, as they are when a page is killed: what it had written is there, and it never goes on. */
export function createFakeCaches(caches = new Map<string, Map<string, Response>>()) {
  const { promise: whenKilled, resolve: kill } = Promise.withResolvers<void>();
  let fault: { type: CacheFault; afterWrites: number } | null = null;
  /** @returns whether what is written is there afterwards. */
  const write = async (): Promise<boolean> => {
    if (!fault) return true;
    fault.afterWrites -= 1;
    if (fault.afterWrites >= 0) return true;
    if (fault.type === 'full') throw new DOMException('There is no room', 'QuotaExceededError');
    if (fault.type === 'lost') return false;
    kill();
    return new Promise(() => {});
  };
  const open = async (name: string): Promise<Cache> => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      match: async (key: RequestInfo) => entries.get(toPath(key))?.clone(),
      put: async (key: RequestInfo, response: Response) => {
        if (!(await write())) return;
        const { headers } = response;
        entries.set(toPath(key), new Response(await response.arrayBuffer(), { headers }));
      },
      delete: async (key: RequestInfo) => entries.delete(toPath(key)),
      keys: async () => [...entries.keys()].map((path) => new Request(ORIGIN + path)),
    } as unknown as Cache;
  };
  return {
    open,
    delete: async (name: string) => caches.delete(name),
    keys: async () => [...caches.keys()],
    /** After so many more writes the fault begins. */
    fail: (type: CacheFault, afterWrites: number) => {
      fault = { type, afterWrites };
    },
    whenKilled,
    /** The same caches for another page, or after the fault. */
    openAgain: () => createFakeCaches(caches),
    /** The browser removes a content. */
    evict: async (hash: string) => (await open('almaty-offline')).delete(getContentKey(hash)),
  };
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What a site does with a request for a path: the right answer, or another one. */
export type Answer = 'right' | 'damaged' | 'silent' | 'unreachable' | 'busy' | 'hotel';

const PATHS = ['/', '/locations', '/offline', '/plan/:reference'];

/** A small guide in one release: its list, and its contents by address. */
export function createGuide(version: string, language: GuideList['language'] = 'en') {
  const contents: Record<string, string> = {
    '/static/js/index.js': 'the same in every release',
    '/_mfe/catalogue/v/pictures/medeu-400.avif': 'a picture',
    [`/_mfe/catalogue/${version}/page.js`]: `code of ${version}`,
    [`/_offline/texts/${language}`]: JSON.stringify({ style: '<style>a{}</style>' }),
  };
  const base = language === 'en' ? '' : `/${language}`;
  const paths = PATHS.map((path) => (base + path).replace(/(.)\/$/, '$1'));
  for (const path of paths) {
    const page: KeptPage = {
      head: { title: 'Almaty guide' },
      document: `${mark('style')}${mark(NOTICE)}<main>${mark(BODY)}</main>${path.endsWith(':reference') ? mark(LAST_SEGMENT) : ''}`,
      body: `<h1>${path} of ${version}</h1>`,
      headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'; report-uri /_reports" },
    };
    contents[`/_offline/page${path}`] = JSON.stringify(page);
  }
  const hashes = Object.fromEntries(Object.entries(contents).map(([path, content]) => [path, hash(content)]));
  const find = (path: string) => hashes[path] ?? '';
  const list: GuideList = {
    language,
    versions: { shell: 's', catalogue: version },
    contents: Object.fromEntries(
      Object.entries(contents).map(([url, content]) => [hash(content), { url, bytes: content.length }]),
    ),
    files: {
      '/static/js/index.js': find('/static/js/index.js'),
      [`/_mfe/catalogue/${version}/page.js`]: find(`/_mfe/catalogue/${version}/page.js`),
      '/pictures/medeu-400.avif': find('/_mfe/catalogue/v/pictures/medeu-400.avif'),
    },
    pages: Object.fromEntries(paths.map((path) => [path, find(`/_offline/page${path}`)])),
    texts: find(`/_offline/texts/${language}`),
    notes: { saved: `saved in ${version}`, old: `old since ${version}` },
  };
  return { list, contents };
}

/** A site with a guide, that can be told how to answer for a path, or for every other one (`*`). */
export function createFakeSite(first: ReturnType<typeof createGuide>) {
  let guide = first;
  const answers = new Map<string, Answer>();
  const requested: string[] = [];
  const respond = async (request: RequestInfo | URL): Promise<Response> => {
    const path = toPath(request instanceof Request || typeof request === 'string' ? request : Object(request).url);
    requested.push(path);
    const answer = answers.get(path) ?? answers.get('*') ?? 'right';
    if (answer === 'silent') return new Promise<never>(() => {});
    if (answer === 'unreachable') throw new TypeError('There is no connection');
    if (answer === 'busy') return new Response('Busy', { status: 503 });
    if (answer === 'hotel') return new Response('Sign in', { headers: { 'content-type': 'text/html' } });
    const content = guide.contents[path];
    if (content !== undefined) return new Response(answer === 'damaged' ? `${content}!` : content);
    if (/\.\w+$/.test(path)) return new Response('None', { status: 404 });
    return new Response(`online ${path}`, { headers: { 'content-security-policy': 'report-uri /_reports' } });
  };
  return {
    fetch: respond as typeof fetch,
    requested,
    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    recover: () => answers.clear(),
    release: (next: ReturnType<typeof createGuide>) => {
      guide = next;
    },
  };
}
