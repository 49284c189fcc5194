import type { RemoteName } from '@almaty/delivery/schema';
import { LANGUAGES, type Language } from '@almaty/languages';
import { createContext } from 'react';
import { findOwner } from '../site/owners.ts';

/** The languages of a remote's release; undefined without one. */
type GetLanguages = (remote: RemoteName) => readonly Language[] | undefined;

/** The languages that a page is in, by its path: those of the remote whose part it is in; the shell's pages are in all. */
export function findPageLanguages(path: string, getLanguages: GetLanguages): readonly Language[] {
  const owner = findOwner(path);
  return (owner && getLanguages(owner)) ?? LANGUAGES;
}

/** Gives the languages of the page at a path. */
export const PageLanguages = createContext<(path: string) => readonly Language[]>(() => LANGUAGES);
