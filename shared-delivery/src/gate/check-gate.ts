import { FIRST_LANGUAGE, getLanguage } from '@almaty/languages';
import { parseJson, readContent } from '../bucket-reader/index.ts';
import type { Bucket } from '../publishing/bucket.ts';
import { readPointer } from '../publishing/pointer.ts';
import { assertComplete } from '../publishing/promote.ts';
import type { GateSite } from '../publishing/release.ts';
import { requireRelease } from '../publishing/versions.ts';
import { findPage, hasParameter } from '../routes/find-page.ts';
import { Fragment } from '../schema/fragment.ts';
import type { PagePresses } from '../schema/presses.ts';
import type { Release, ReleasedPage } from '../schema/release.ts';
import type { RemoteName } from '../schema/remotes.ts';
import { GateError } from './breach.ts';
import { type Changes, checkChanges } from './changes.ts';
import { checkBudgets, checkInsetBudgets, compareScripts, type ScriptChange, weighScripts } from './check-budgets.ts';
import { checkFragments, checkLinks, checkPages, checkShared } from './check-contract.ts';
import { emptyFolder } from './compare-page.ts';
import { fetchShellContract, type ShellContract } from './shell-contract.ts';
import { tryPages } from './try-pages.ts';

/** How many paths of a page are opened in English and in each other language: they run the same code. */
const PATHS_PER_PAGE = { english: 2, translated: 1 };

async function readFragments(bucket: Bucket, release: Release): Promise<Record<string, Fragment>> {
  const fragments: Record<string, Fragment> = {};
  for (const [page, digest] of Object.entries(release.fragments))
    fragments[page] = Fragment.parse(parseJson(await readContent(bucket, `The fragment of ${page}`, digest)));
  return fragments;
}

async function readFile(bucket: Bucket, { files }: Release, file: string): Promise<Uint8Array> {
  const digest = files[file];
  if (!digest) throw new Error(`${file} is not in the release: build the remote again`);
  return new Uint8Array(await readContent(bucket, file, digest));
}

/** The paths of a page that can be opened: a plan of any reference cannot. */
const listOpenPaths = ({ paths }: ReleasedPage): string[] => paths.filter((path) => !hasParameter(path));

/** The paths to open of a version: some of each page. */
const listPaths = ({ pages }: Release): string[] =>
  pages.flatMap((page) => {
    const isEnglish = getLanguage(page.route) === FIRST_LANGUAGE;
    return listOpenPaths(page).slice(0, isEnglish ? PATHS_PER_PAGE.english : PATHS_PER_PAGE.translated);
  });

/** A page of every other remote that the site has now. */
const listOthers = (remote: RemoteName, { live }: ShellContract) =>
  live
    .filter(({ name }) => name !== remote)
    .flatMap(({ name, pages }) =>
      pages
        .flatMap(listOpenPaths)
        .slice(0, 1)
        .map((path) => ({ remote: name, path })),
    );

/** The insets of a version in English that live pages of other remotes show, each with one of these pages. */
const listInsets = (remote: RemoteName, { insets = [] }: Release, { slots, live }: ShellContract) =>
  Object.entries(slots).flatMap(([inset, path]) => {
    const host = live.find(({ name, pages }) => name !== remote && findPage(pages, path));
    return host && findPage(insets, inset) ? [{ remote: host.name, path, inset }] : [];
  });

const describePresses = (pages: readonly PagePresses[]): string =>
  `presses: ${pages.flatMap(({ presses }) => presses).length} made on ${pages.length} pages without an error`;

const weigh = (bucket: Bucket, release: Release) => weighScripts(release, (file) => readFile(bucket, release, file));

/** Weighs the scripts that visitors get now; nothing when they cannot be read, because the gate judges the new ones. */
const weighLive = async (bucket: Bucket, live: string) =>
  requireRelease(bucket, live).then(
    (release) => weigh(bucket, release),
    () => [],
  );

/**
 * What the gate found of a version that passes: a line for each group of promises that holds, whether visitors get it already,
 * and how its pages and their scripts change.
 */
type Passed = { checks: string[]; isLive: boolean; changes: Changes; scripts: ScriptChange[] };

/**
 * Tries a version of a remote next to what is live: the promises of the shell and of the remote, its budgets, its
 * prerendered pages, and every exposed page in a browser beside the other remotes and beside what visitors see now.
 *
 * @param gate the live site, or a new shell that is to be tried against the version, and whether large changes are accepted.
 * @throws GateError that names each promise that broke, and who made it; Error when it cannot be tried.
 */
export async function checkGate(
  bucket: Bucket,
  remote: RemoteName,
  version: string,
  { site, key, isAccepted = false }: GateSite & { isAccepted?: boolean },
): Promise<Passed> {
  await assertComplete(bucket, version);
  const release = await requireRelease(bucket, version);
  const shell = await fetchShellContract(site);
  const fragments = await readFragments(bucket, release);
  const stable = (await readPointer(bucket)).channels?.stable ?? null;
  const isLive = stable === version;
  const live = isLive ? null : stable;
  const weights = await weigh(bucket, release);
  const scripts = compareScripts(weights, live ? await weighLive(bucket, live) : []);
  const breaches = [
    ...checkShared(remote, release, shell),
    ...checkPages(remote, release, shell),
    ...checkFragments(remote, release, fragments),
    ...checkBudgets(remote, weights, release),
    ...(await checkInsetBudgets(remote, release, fragments, (file) => readFile(bucket, release, file))),
  ];
  const paths = listPaths(release);
  const { presses = {} } = release;
  const others = listOthers(remote, shell);
  const insets = listInsets(remote, release, shell);
  // A page that breaks a promise of the contract would only fail once more.
  if (breaches.length > 0) throw new GateError(`${remote} ${version}`, breaches, { version, isLive, scripts });
  const folder = await emptyFolder(remote, version);
  const found = await tryPages({ site, key, remote, version, live, paths, presses, others, insets, folder });
  const changes = { pages: found.pages, folder };
  breaches.push(...found.breaches);
  // A page that is wrong is not accepted, however much of it changed.
  if (breaches.length === 0 && !isAccepted) breaches.push(...checkChanges(remote, changes));
  if (breaches.length > 0)
    throw new GateError(`${remote} ${version}`, breaches, { version, isLive, scripts, changes: changes.pages });
  const checks = [
    `shared modules: ${Object.keys(release.requires).length} in range${release.ownReact ? `, and its own React ${release.ownReact}` : ''}`,
    `pages: ${Object.keys(fragments).length} prerendered with title and heading in their language, within the script budget`,
    ...(insets.length > 0 ? [`insets: ${insets.length} shown in pages of other remotes`] : []),
    `browser: ${paths.length} hydrated without an error, next to ${others.map((other) => other.remote).join(' and ') || 'no other remote'}`,
    describePresses(Object.values(presses)),
  ];
  return { checks, isLive, changes, scripts };
}

/**
 * Tries a site without a version of a remote, which has promoted none yet.
 *
 * @param site a new shell.
 * @throws GateError when the navigation leads to a page of the remote; Error when it cannot be tried.
 */
export async function checkNothing(remote: RemoteName, { site }: GateSite): Promise<void> {
  const breaches = checkLinks(remote, { pages: [] }, await fetchShellContract(site));
  if (breaches.length > 0) throw new GateError(`${remote} without a version`, breaches);
}
