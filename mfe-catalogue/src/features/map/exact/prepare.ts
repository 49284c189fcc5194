import { getReleaseUrl } from '@almaty/delivery/release-url';
import { MAP_WORKER_FILE } from '../../../lib/map/released-files.ts';
import { LABEL_FONTS } from './style.ts';

/** So many milliseconds the map waits for its letters: after that, or without them, it has those of the device. */
const LETTERS_MS = 3000;
const WORKER_TIMEOUT_MS = 20_000;

/** Loads the letters that names have besides those of the page: MapLibre draws each letter once, with the font that is there. */
async function loadLetters(): Promise<void> {
  const fonts = ['Aa', 'Яя', 'Ққ'].map((letters) => document.fonts.load(`700 48px ${LABEL_FONTS.join()}`, letters));
  await Promise.race([Promise.allSettled(fonts), new Promise((resolve) => void setTimeout(resolve, LETTERS_MS))]);
}

/** Has the browser keep the script of the worker: MapLibre does not notice a worker that does not load. */
async function loadWorker(): Promise<void> {
  const response = await fetch(getReleaseUrl(MAP_WORKER_FILE), { signal: AbortSignal.timeout(WORKER_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The worker of the map answered ${response.status}`);
  await response.arrayBuffer();
}

/**
 * Loads what the exact map needs before it is created.
 *
 * @throws when its worker does not load.
 */
export const prepare = (): Promise<unknown> => Promise.all([loadLetters(), loadWorker()]);
