import { getLanguage, type Language, removeLanguage } from '@almaty/languages';
import { satisfies } from 'semver';
import { findPage, matchesRoute } from '../routes/find-page.ts';
import type { Fragment } from '../schema/fragment.ts';
import { getSnapshot, listLanguages, type Release, type ReleasedInset } from '../schema/release.ts';
import type { RemoteName } from '../schema/remotes.ts';
import type { Breach } from './breach.ts';
import { readLanguage } from './read-language.ts';
import type { ShellContract } from './shell-contract.ts';

const nameLanguage = (language: Language) => new Intl.DisplayNames('en', { type: 'language' }).of(language);

/** Every shared module that the release needs is provided by the shell, in a version of its range. */
export const checkShared = (remote: RemoteName, { requires }: Release, { shared }: ShellContract): Breach[] =>
  Object.entries(requires).flatMap(([name, range]) => {
    const version = shared[name];
    if (version && satisfies(version, range)) return [];
    const problem = `${remote} needs ${range}. Release a shell that shares it first, or build against ${version ?? 'what it shares'}`;
    return [{ promise: version ? `${name} ${version} is shared` : `${name} is not shared`, madeBy: 'shell', problem }];
  });

/** The segment of a path by which a part of the site has its owner, in any language: `locations` of `/ru/locations/:slug`. */
const getArea = (path: string): string => removeLanguage(path).split('/')[1] ?? '';

/** The remote that owns a part of the site; not what every object has, such as `constructor`. */
const getOwner = ({ owners }: ShellContract, area: string): RemoteName | undefined =>
  Object.hasOwn(owners, area) ? owners[area] : undefined;

const describeOwner = (area: string, owner: RemoteName | undefined): string =>
  owner ? `It is of ${owner}` : `Nobody owns /${area}: the shell says first who does (shell/src/site/owners.ts)`;

/** Every page is in the remote's own part of the site, so that no two remotes can claim one. */
function checkOwner(remote: RemoteName, { route, paths }: ReleasedInset, shell: ShellContract): Breach[] {
  const foreign = [route, ...paths].find((path) => getOwner(shell, getArea(path)) !== remote);
  if (foreign === undefined) return [];
  const area = getArea(foreign);
  const promise = `${remote} has pages in its own part of the site only`;
  return [
    {
      promise,
      madeBy: remote,
      problem: `The version claims ${foreign}. ${describeOwner(area, getOwner(shell, area))}`,
    },
  ];
}

/** The module of every page and inset is exposed, and its paths are of its route. */
function checkPage(remote: RemoteName, release: Release, { route, module, paths }: ReleasedInset): Breach[] {
  const breaches: Breach[] = [];
  if (!getSnapshot(release, getLanguage(route))?.modules.some(({ modulePath }) => modulePath === module))
    breaches.push({
      promise: `the page ${route} has its module`,
      madeBy: remote,
      problem: `The version exposes no ${module}: build the remote again`,
    });
  const stray = paths.find((path) => path !== route && !matchesRoute(route, path));
  if (stray)
    breaches.push({
      promise: `the paths of the page ${route} are of this route`,
      madeBy: remote,
      problem: `${stray} is not: give it a page of its own`,
    });
  return breaches;
}

/** What the shell's own links lead to is there: the navigation is on every page. */
export const checkLinks = (remote: RemoteName, { pages }: Pick<Release, 'pages'>, shell: ShellContract): Breach[] =>
  shell.links
    .filter((link) => getOwner(shell, getArea(link)) === remote && !findPage(pages, link))
    .map((link) => ({
      promise: `the navigation leads to ${link}`,
      madeBy: 'shell',
      problem: 'The version has no such page. Release a shell without the link first, or keep the page',
    }));

/** What the live version of a remote has, in English; undefined before its first promotion. */
const findLive = ({ live }: ShellContract, remote: RemoteName | undefined) => live.find(({ name }) => name === remote);

/** There is an inset for every slot of the version. A remote without a live version may come later: its slots stay empty. */
const checkSlots = (remote: RemoteName, release: Release, shell: ShellContract): Breach[] =>
  Object.entries(release.slots ?? {}).flatMap(([inset, page]) => {
    const owner = getOwner(shell, getArea(inset));
    const live = owner === remote ? release : findLive(shell, owner);
    if (owner && (!live || findPage(live.insets ?? [], removeLanguage(inset)))) return [];
    const advice = owner ? `Release a version of ${owner} with it first` : describeOwner(getArea(inset), owner);
    return [{ promise: `there is an inset ${inset}`, madeBy: remote, problem: `${page} has a slot for it. ${advice}` }];
  });

/** What live pages of others have slots for is there, in each language of the version: in another one a slot may be empty. */
const checkInsets = (remote: RemoteName, release: Release, shell: ShellContract): Breach[] =>
  Object.entries(shell.slots)
    .filter(([inset]) => getOwner(shell, getArea(inset)) === remote)
    .filter(([inset]) => listLanguages(release).includes(getLanguage(inset)) && !findPage(release.insets ?? [], inset))
    .map(([inset, page]) => ({
      promise: `${page} shows the inset ${inset}`,
      madeBy: getOwner(shell, getArea(page)) ?? 'shell',
      problem: 'The version has no such inset. Take the slot out of that page first, or keep the inset',
    }));

/** The pages and insets of a release: in its own part of the site, complete, and all that others show of them. */
export const checkPages = (remote: RemoteName, release: Release, shell: ShellContract): Breach[] => [
  ...[...release.pages, ...(release.insets ?? [])].flatMap((page) => [
    ...checkOwner(remote, page, shell),
    ...checkPage(remote, release, page),
  ]),
  ...checkLinks(remote, release, shell),
  ...checkSlots(remote, release, shell),
  ...checkInsets(remote, release, shell),
];

/** An inset is in a page that has its heading already. */
const checkInsetFragment = (remote: RemoteName, inset: string, { body }: Fragment): Breach[] =>
  /<h1[\s>]/.test(body)
    ? [
        {
          promise: `the inset ${inset} leaves the heading (h1) to the page`,
          madeBy: remote,
          problem: 'Begin it with h2',
        },
      ]
    : [];

/** What is prerendered is in the language of its path. */
function checkLanguage(remote: RemoteName, page: string, { head, body }: Fragment): Breach[] {
  const [expected, found] = [getLanguage(page), readLanguage(`${head.title} ${body}`)];
  if (found === undefined || found === expected) return [];
  return [
    {
      promise: `the page ${page} is in ${nameLanguage(expected)}`,
      madeBy: remote,
      problem: `It is in ${nameLanguage(found)}: build the remote again`,
    },
  ];
}

/** Every prerendered page has a title and a heading, and is in its language. */
export const checkFragments = (
  remote: RemoteName,
  { insets = [] }: Pick<Release, 'insets'>,
  fragments: Readonly<Record<string, Fragment>>,
): Breach[] =>
  Object.entries(fragments).flatMap(([page, { head, body }]) => {
    const strange = checkLanguage(remote, page, { head, body });
    if (strange.length > 0) return strange;
    if (findPage(insets, page)) return checkInsetFragment(remote, page, { head, body });
    const missing = [...(head.title.trim() ? [] : ['no title']), ...(/<h1[\s>]/.test(body) ? [] : ['no heading (h1)'])];
    if (missing.length === 0) return [];
    return [
      {
        promise: `the page ${page} has a title and a heading`,
        madeBy: remote,
        problem: `It has ${missing.join(' and ')}`,
      },
    ];
  });
