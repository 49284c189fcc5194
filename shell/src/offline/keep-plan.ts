import { keepSet } from './guide-store.ts';
import { getStandIn } from './kept-files.ts';
import { loadGuideList } from './load-list.ts';
import { selectPlan } from './select-plan.ts';
import { canKeep, startWorker } from './worker-registration.ts';

/** The pictures of the page in the size that is kept, also of those that are not loaded yet, and the grounds of its maps. */
const listPictures = (): string[] => {
  const sources = [...document.querySelectorAll<HTMLSourceElement>('source[type="image/avif"]')];
  const grounds = [...document.querySelectorAll('image')];
  const addresses = [...sources.map(({ srcset }) => srcset.split(' ')[0]), ...grounds.map(({ href }) => href.baseVal)];
  return addresses.flatMap((address) => (address ? [getStandIn(new URL(address, location.href).pathname)] : []));
};

/**
 * Keeps what the page of a plan is made of, so that it opens without a connection. Marks the document when it is done. A browser
 * that cannot do it shows the page only with a connection.
 */
export async function keepPlan(): Promise<void> {
  if (!canKeep()) return;
  try {
    const list = await loadGuideList();
    await keepSet('plan', selectPlan(list, listPictures()));
    await startWorker();
    document.documentElement.dataset.offline = 'ready';
  } catch {
    // A private window refuses, there is no room, or the connection is gone: what was kept before is still there.
  }
}
