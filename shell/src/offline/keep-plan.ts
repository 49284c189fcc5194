import { keepSet } from './guide-store.ts';
import { getStandIn } from './kept-files.ts';
import { loadGuideList } from './load-list.ts';
import { selectPlan } from './select-plan.ts';
import { canKeep, startWorker } from './worker-registration.ts';

/** The pictures of the page in the size that is kept, also of those that are not loaded yet. */
const listPictures = (): string[] =>
  [...document.querySelectorAll<HTMLSourceElement>('source[type="image/avif"]')].flatMap(({ srcset }) => {
    const [first] = srcset.split(' ');
    return first ? [getStandIn(new URL(first, location.href).pathname)] : [];
  });

/**
 * Keeps what the page of a plan is made of, so that it opens without a connection. Marks the document when it is done. A browser
 * that cannot do it shows the page only with a connection.
 */
export async function keepPlan(): Promise<void> {
  if (!canKeep()) return;
  try {
    const pictures = listPictures();
    await keepSet('plan', selectPlan(await loadGuideList(), pictures));
    await startWorker();
    document.documentElement.dataset.offline = 'ready';
  } catch {
    // A private window refuses, there is no room, or the connection is gone: what was kept before is still there.
  }
}
