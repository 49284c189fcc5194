/** A style sheet of a release: its path within the release, its URL and hash. */
export type StyleSheet = { file: string; url: string; integrity: string };

const loads = new Map<string, Promise<void>>();

/** Whether the document contains a style sheet, given by its URL: written into it by the Worker, or as a link. */
export const hasStyleSheet = (url: string): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-href]')].some(({ dataset }) => url.endsWith(`/${dataset.href}`));

function insert({ file, url, integrity }: StyleSheet): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      crossOrigin: 'anonymous',
      integrity,
      href: url,
      onload: () => resolve(),
      onerror: () => {
        // Whoever finds a link takes it for a style sheet that has loaded.
        link.remove();
        loads.delete(url);
        reject(new Error(`${url} did not load`));
      },
    });
    link.dataset.href = file;
    document.head.append(link);
  });
}

/**
 * Loads a style sheet into the document, once.
 *
 * @throws Error when it does not load (file-timeout.ts limits the time).
 */
export function loadStyleSheet(sheet: StyleSheet): Promise<void> {
  const known = loads.get(sheet.url);
  if (known) return known;
  if (hasStyleSheet(sheet.url)) return Promise.resolve();
  const load = insert(sheet);
  loads.set(sheet.url, load);
  return load;
}
