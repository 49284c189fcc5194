import type { GuideList } from './guide-list.ts';
import { isPicture } from './kept-files.ts';

const pick = (record: Readonly<Record<string, string>>, isWanted: (path: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([path]) => isWanted(path)));

/**
 * Selects of a list what the page of a plan needs: its page, the files of the shell and of its remote, the data of the
 * catalogue and of the tips, and the pictures that it shows.
 *
 * @param pictures their paths, in the size that is kept.
 */
export function selectPlan(list: GuideList, pictures: readonly string[]): GuideList {
  const shown = new Set(pictures);
  const pages = pick(list.pages, (path) => /\/plan\/[^/]+$/.test(path));
  const files = pick(list.files, (path) =>
    isPicture(path)
      ? shown.has(path)
      : !/^\/_mfe\/(?!itinerary\/)/.test(path) || (/\/[\w-]+\.json$/.test(path) && !path.includes('/details/')),
  );
  const hashes = new Set([...Object.values(pages), ...Object.values(files), list.texts]);
  const contents = Object.fromEntries(Object.entries(list.contents).filter(([hash]) => hashes.has(hash)));
  return { ...list, pages, files, contents };
}
