import { gzipSync } from 'node:zlib';
import type { Release } from '../schema/release.ts';
import type { RemoteName } from '../schema/remotes.ts';
import type { Breach } from './breach.ts';

/** What the scripts of a page may weigh before it is hydrated, in bytes gzip, with the container of its remote. */
const PAGE_SCRIPT_BUDGET = 15 * 1024;

/** The remotes whose pages need more, because somebody has decided so. */
const LARGER_BUDGETS: Partial<Record<RemoteName, number>> = { catalogue: 32 * 1024, itinerary: 81 * 1024 };

/** What the scripts of a page of a remote may weigh in English. */
export const getScriptBudget = (remote: RemoteName): number => LARGER_BUDGETS[remote] ?? PAGE_SCRIPT_BUDGET;

/** What a page in another language may weigh of the budget: its letters are two bytes each. */
const TRANSLATED = 1.1;

/**
 * The scripts of every exposed page stay within the budget of their remote, in each language.
 *
 * @param readFile reads a file of the release.
 */
export async function checkBudgets(
  remote: RemoteName,
  { snapshot, translations }: Release,
  readFile: (file: string) => Promise<Uint8Array>,
): Promise<Breach[]> {
  const sizes = new Map<string, number>();
  const measure = async (file: string) => {
    const size = sizes.get(file) ?? gzipSync(await readFile(file), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  const breaches: Breach[] = [];
  const english = getScriptBudget(remote);
  const builds = [
    { ...snapshot, budget: english },
    ...Object.values(translations ?? {}).map((build) => ({ ...build, budget: Math.floor(english * TRANSLATED) })),
  ];
  const modules = builds.flatMap(({ remoteEntry, budget, modules }) =>
    modules.map((module) => ({ ...module, remoteEntry, budget })),
  );
  for (const { modulePath, assets, remoteEntry, budget } of modules) {
    let size = 0;
    for (const file of [remoteEntry, ...assets.js.sync]) size += await measure(file);
    if (size > budget)
      breaches.push({
        promise: `the scripts of a page of ${remote} weigh at most ${budget} bytes gzip`,
        madeBy: remote,
        problem: `${modulePath} weighs ${size}. Load what the first view does not need later`,
      });
  }
  return breaches;
}
