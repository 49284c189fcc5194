import { getStandIn } from './kept-files.ts';
import { PARAMETER } from './kept-page.ts';
import type { KeptSet } from './kept-set.ts';

/** A content of a set, and for the page of a plan the last segment of its path. */
export type Found = { set: KeptSet; hash: string; segment: string };

/** A path as the site writes it, of one that it would redirect. */
const normalize = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '') || '/';

/** Finds the page at a path in the first set that has it. */
export function findPage(sets: readonly KeptSet[], pathname: string): Found | undefined {
  const path = normalize(pathname);
  const [, parent = '', segment = ''] = /^(.*)\/([\w-]+)$/.exec(path) ?? [];
  for (const set of sets) {
    const hash = set.pages[path] ?? (segment ? set.pages[`${parent}/${PARAMETER}`] : undefined);
    if (hash) return { set, hash, segment };
  }
  return undefined;
}

const FRAGMENT = /^\/_mfe\/([a-z-]+)\/([^/]+)\/_fragments(\/.*)$/;

/** Finds the page whose fragment a path asks for: only in the version that the tab runs. */
export function findFragment(sets: readonly KeptSet[], pathname: string): Found | undefined {
  const [, part = '', version, page = ''] = FRAGMENT.exec(pathname) ?? [];
  for (const set of sets) {
    const hash = set.versions[part] === version ? set.pages[page] : undefined;
    if (hash) return { set, hash, segment: '' };
  }
  return undefined;
}

/** Finds the hash of a file. */
export const findFile = (sets: readonly KeptSet[], pathname: string): string | undefined =>
  sets.find(({ files }) => files[pathname])?.files[pathname];

/** Finds the hash of the picture that stands in for one in a size that is not kept. */
export const findStandIn = (sets: readonly KeptSet[], pathname: string): string | undefined =>
  findFile(sets, getStandIn(pathname));

/** A guide that is older says so on top, in milliseconds: 14 days. */
const OLD_MS = 14 * 24 * 3_600_000;

/** The notice of a set at the top of its pages. */
export const getNotice = ({ savedAt, notes }: Pick<KeptSet, 'savedAt' | 'notes'>, now: number): string =>
  now - savedAt > OLD_MS ? notes.old : notes.saved;
