/**
 * A style sheet of a release: the remote that it is of, its path within the release, by which the code of releases from before
 * docs/decisions/0069 knows it, its URL and hash.
 */
export type StyleSheet = { remote: string; file: string; url: string; integrity: string };

const loads = new Map<string, Promise<void>>();

/** Whether the document contains a style sheet, given by its URL: written into it by the Worker, or as a link. */
export const hasStyleSheet = (url: string): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-href]')].some(({ dataset }) => url.endsWith(`/${dataset.href}`));

/** The link of a style sheet that the code of a release from before docs/decisions/0069 has inserted. */
const findLink = (url: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find((link) => link.href === url);

const waitForLink = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`${link.href} did not load`)), { once: true });
  });

/** The remotes that had a page in the document: whatever else of them is loaded may already be shown. */
const appliedRemotes = new Set<string>();

/**
 * Applies the style sheets of a remote, also those that come later. Before its first page a sheet is only loaded: applied, it
 * would make the browser style the page anew that is about to be left.
 */
export function applyStyleSheets(remote: string): void {
  appliedRemotes.add(remote);
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-remote="${remote}"]`)) {
    // The attribute of a sheet that has loaded would load it again, and the page would be without it if that takes time.
    const media = link.sheet?.media;
    if (!media) link.media = 'all';
    else if (media.mediaText !== 'all') media.mediaText = 'all';
  }
}

function insert({ remote, file, url, integrity }: StyleSheet): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      crossOrigin: 'anonymous',
      integrity,
      href: url,
      media: appliedRemotes.has(remote) ? 'all' : 'not all',
      // Browsers load what does not apply after everything else.
      fetchPriority: 'high',
      onload: () => resolve(),
      onerror: () => {
        // Whoever finds a link takes it for a style sheet that has loaded.
        link.remove();
        loads.delete(url);
        reject(new Error(`${url} did not load`));
      },
    });
    link.dataset.href = file;
    link.dataset.remote = remote;
    document.head.append(link);
  });
}

/**
 * Loads a style sheet into the document, once. It applies when a page of its remote is shown.
 *
 * @throws Error when it does not load (src/remotes/file-timeout.ts limits the time).
 */
export function loadStyleSheet(sheet: StyleSheet): Promise<void> {
  const known = loads.get(sheet.url);
  if (known) return known;
  if (hasStyleSheet(sheet.url)) return Promise.resolve();
  const link = findLink(sheet.url);
  if (link) return link.sheet ? Promise.resolve() : waitForLink(link);
  const load = insert(sheet);
  loads.set(sheet.url, load);
  return load;
}
