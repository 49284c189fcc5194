/**
 * After this many milliseconds a file or fragment of a part counts as failed. Visitors are told of a page that
 * takes longer than `SLOW_PAGE_MS` and can try again: this limit is only for what would otherwise wait for ever, so that
 * a slow connection gets its page (docs/architecture.md, "Federation").
 */
export const FILE_TIMEOUT_MS = 20_000;

/** After this many milliseconds a visitor is told that a page is late; it still appears when it arrives. */
export const SLOW_PAGE_MS = 3000;

/** What is served of releases of remotes (remote-list.ts). */
const RELEASED = /^https?:\/\/[^/]+\/_mfe\//;

/** The address and hash of a released script or style sheet that an element requests; undefined for any other node. */
function readFile(node: Node): { url: string; integrity: string } | undefined {
  const isSheet = node instanceof HTMLLinkElement && node.rel === 'stylesheet';
  if (!(isSheet || node instanceof HTMLScriptElement)) return undefined;
  const url = node instanceof HTMLLinkElement ? node.href : node.src;
  return RELEASED.test(url) ? { url, integrity: node.integrity } : undefined;
}

/** Lets a file fail that has not arrived in time: the bundler's runtime would wait two minutes, or for ever. */
function failLate(file: Node) {
  const timer = setTimeout(() => file.dispatchEvent(new Event('error')), FILE_TIMEOUT_MS);
  for (const type of ['load', 'error']) file.addEventListener(type, () => clearTimeout(timer), { once: true });
}

/**
 * Limits the time that the scripts and style sheets of remotes may take, and notes the hashes that they are requested with:
 * the remote list has none of later chunks.
 *
 * @param integrityByUrl absolute URL -> hash.
 */
export function limitFiles(integrityByUrl: Map<string, string>): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const file = readFile(node);
      if (!file) continue;
      integrityByUrl.set(file.url, file.integrity);
      failLate(node);
    }
  }).observe(document.head, { childList: true });
}
