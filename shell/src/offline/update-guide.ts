import { LANGUAGE } from '@almaty/languages/current';
import { canPrefetch } from '../links/connection.ts';
import { countBytes, findMissing, keepSet } from './guide-store.ts';
import { openStore, readSets } from './kept-set.ts';
import { loadGuideList } from './load-list.ts';
import { startWorker } from './worker-registration.ts';

/** A guide that is younger is not compared, in milliseconds: a day. */
const YOUNG_MS = 24 * 3_600_000;

/** What nobody is asked about, in bytes: a changed text of each page comes to less. */
const SMALL_BYTES = 300_000;

/** Loads what has changed in the guide that is kept in the language of this page, once a day and if it is little. */
export async function updateGuide(): Promise<void> {
  try {
    const sets = await readSets(await openStore());
    const guide = sets.find(({ kind, language }) => kind === 'guide' && language === LANGUAGE);
    if (!guide || !canPrefetch() || Date.now() - guide.savedAt < YOUNG_MS) return;
    const list = await loadGuideList();
    if (countBytes(list, await findMissing(list)) > SMALL_BYTES) return;
    await keepSet('guide', list);
    await startWorker();
  } catch {
    // The guide of before stays.
  }
}
