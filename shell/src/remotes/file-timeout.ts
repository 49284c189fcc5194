/** After this many milliseconds a file of a remote counts as failed; the federation runtime's own limit is 20 s. */
export const FILE_TIMEOUT_MS = 8000;

/** Lets a style sheet fail that has not arrived in time: the runtime that waits for it has no limit of its own. */
function failLate(link: HTMLLinkElement) {
  const fail = () => link.dispatchEvent(new Event('error'));
  const timer = setTimeout(fail, FILE_TIMEOUT_MS);
  for (const type of ['load', 'error']) link.addEventListener(type, () => clearTimeout(timer), { once: true });
}

/**
 * Limits the time that the style sheets of remotes may take which the bundler's runtime inserts later.
 *
 * @param integrityByUrl absolute URL -> hash, of the files of all registered releases; may grow later.
 */
export function limitStyleSheets(integrityByUrl: ReadonlyMap<string, string>): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet' && integrityByUrl.has(node.href)) failLate(node);
  }).observe(document.head, { childList: true });
}
