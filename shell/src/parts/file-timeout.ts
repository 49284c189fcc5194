/**
 * After this many milliseconds a file or fragment of a part counts as failed. Visitors are told of a page that
 * takes longer than `SLOW_PAGE_MS` and can try again: this limit is only for what would otherwise wait for ever, so that
 * a slow connection gets its page (docs/architecture.md, "Federation").
 */
export const FILE_TIMEOUT_MS = 20_000;

/** After this many milliseconds a visitor is told that a page is late; it still appears when it arrives. */
export const SLOW_PAGE_MS = 3000;

/** The address of a script or style sheet that an element requests; undefined for any other node. */
const getUrl = (node: Node): string | undefined => {
  if (node instanceof HTMLScriptElement) return node.src;
  return node instanceof HTMLLinkElement && node.rel === 'stylesheet' ? node.href : undefined;
};

/** Lets a file fail that has not arrived in time: the bundler's runtime would wait two minutes, or for ever. */
function failLate(file: Node) {
  const timer = setTimeout(() => file.dispatchEvent(new Event('error')), FILE_TIMEOUT_MS);
  for (const type of ['load', 'error']) file.addEventListener(type, () => clearTimeout(timer), { once: true });
}

/**
 * Limits the time that the scripts and style sheets of remotes may take.
 *
 * @param integrityByUrl absolute URL -> hash, of the files of all registered releases; may grow later.
 */
export function limitFiles(integrityByUrl: ReadonlyMap<string, string>): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (integrityByUrl.has(getUrl(node) ?? '')) failLate(node);
  }).observe(document.head, { childList: true });
}
