import { routes } from '@almaty/delivery/routes';
import { removeLanguage } from '@almaty/languages';
import type { SitePage } from '../site/site-page.ts';

/** What brings a page of the shell to life; `start` gets its element, and returns what ends it. */
type PageCode = { start: (element: HTMLElement) => () => void };

/** Route -> the code of the pages of the shell that have some (docs/decisions/0009). */
const CODE: Readonly<Record<string, () => Promise<PageCode>>> = {
  [routes.offline]: () => import('../offline/index.ts'),
};

/**
 * Loads the code of a page of the shell, if it has some, and starts it.
 *
 * @param onFailure called when the code does not load.
 * @returns ends it.
 */
export function startShellPage({ part, route }: SitePage, element: HTMLElement, onFailure: () => void): () => void {
  const load = part === 'shell' ? CODE[removeLanguage(route)] : undefined;
  let end = () => {};
  let isEnded = false;
  load?.().then(({ start }) => {
    if (!isEnded) end = start(element);
  }, onFailure);
  return () => {
    isEnded = true;
    end();
  };
}
