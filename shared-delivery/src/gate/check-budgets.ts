import { gzipSync } from 'node:zlib';
import { FIRST_LANGUAGE, getLanguage, type Language } from '@almaty/languages';
import type { Fragment } from '../schema/fragment.ts';
import { getSnapshot, listLanguages, type Release } from '../schema/release.ts';
import type { RemoteName } from '../schema/remotes.ts';
import type { Breach } from './breach.ts';

/** What the scripts of a page may weigh before it is hydrated, in bytes gzip, with the container of its remote. */
const PAGE_SCRIPT_BUDGET = 15 * 1024;

/** The remotes whose pages need more, because somebody has decided so. */
const LARGER_BUDGETS: Partial<Record<RemoteName, number>> = { catalogue: 32 * 1024, itinerary: 81 * 1024 };

/** What a React of its own may add to each page of a remote, in bytes gzip: 18.3.1 is 45 KB, and 19.3.1 is 67 KB. */
const OWN_REACT_BUDGET = 70 * 1024;

/** What an inset may weigh with its style sheet, in bytes gzip: the page that shows it is of another team. */
const INSET_BUDGET = 8 * 1024;

/** What the scripts of a page of a remote may weigh in English. */
export const getScriptBudget = (remote: RemoteName): number => LARGER_BUDGETS[remote] ?? PAGE_SCRIPT_BUDGET;

/** What a page in another language may weigh of the budget: its letters are two bytes each. */
const TRANSLATED = 1.1;

/** What the scripts of an exposed module weigh in a language before it is hydrated, in bytes gzip, with its container. */
type ScriptWeight = { module: string; language: Language; bytes: number };

/**
 * Weighs the scripts of every exposed page, in each language.
 *
 * @param readFile reads a file of the release.
 */
export async function weighScripts(
  release: Release,
  readFile: (file: string) => Promise<Uint8Array>,
): Promise<ScriptWeight[]> {
  const sizes = new Map<string, number>();
  const measure = async (file: string) => {
    const size = sizes.get(file) ?? gzipSync(await readFile(file), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  const weights: ScriptWeight[] = [];
  for (const language of listLanguages(release)) {
    const snapshot = getSnapshot(release, language);
    for (const { modulePath: module, assets } of snapshot?.modules ?? []) {
      let bytes = 0;
      for (const file of [snapshot?.remoteEntry ?? '', ...assets.js.sync]) bytes += await measure(file);
      weights.push({ module, language, bytes });
    }
  }
  return weights;
}

/** The scripts of every exposed page stay within the budget of their remote, in each language. */
export function checkBudgets(
  remote: RemoteName,
  weights: readonly ScriptWeight[],
  { ownReact }: Pick<Release, 'ownReact'>,
): Breach[] {
  const english = getScriptBudget(remote) + (ownReact ? OWN_REACT_BUDGET : 0);
  return weights.flatMap(({ module, language, bytes }) => {
    const budget = language === FIRST_LANGUAGE ? english : Math.floor(english * TRANSLATED);
    if (bytes <= budget) return [];
    return [
      {
        promise: `the scripts of a page of ${remote} weigh at most ${budget} bytes gzip`,
        madeBy: remote,
        problem: `${module} weighs ${bytes}. Load what the first view does not need later`,
      },
    ];
  });
}

/** What the scripts of an exposed module weigh in English, and what they weigh live; null where there is nothing live. */
export type ScriptChange = { module: string; bytes: number; live: number | null };

/** Compares what the scripts of a version weigh with what is live. */
export const compareScripts = (weights: readonly ScriptWeight[], live: readonly ScriptWeight[]): ScriptChange[] =>
  weights
    .filter(({ language }) => language === FIRST_LANGUAGE)
    .map(({ module, language, bytes }) => ({
      ...{ module, bytes },
      live: live.find((each) => each.module === module && each.language === language)?.bytes ?? null,
    }));

/**
 * Every inset stays within its budget, with its style sheet.
 *
 * @param readFile reads a file of the release.
 */
export async function checkInsetBudgets(
  remote: RemoteName,
  release: Release,
  fragments: Readonly<Record<string, Fragment>>,
  readFile: (file: string) => Promise<Uint8Array>,
): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { route, module, paths } of release.insets ?? []) {
    const assets = getSnapshot(release, getLanguage(route))?.modules.find(
      ({ modulePath }) => modulePath === module,
    )?.assets;
    const sheets = await Promise.all((assets?.css.sync ?? []).map(readFile));
    for (const path of paths) {
      const contents = [Buffer.from(fragments[path]?.body ?? ''), ...sheets];
      const size = contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
      if (size > INSET_BUDGET)
        breaches.push({
          promise: `an inset weighs at most ${INSET_BUDGET} bytes gzip with its style sheet`,
          madeBy: remote,
          problem: `${path} weighs ${size}. Shorten it, and let it link to the rest`,
        });
    }
  }
  return breaches;
}
