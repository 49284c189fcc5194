import type { ComponentType } from 'react';
import type { Query } from './query.ts';

/** Id of the heading of what was found. */
export const FOUND = 'places-found';

/** What is asked for, and the way to ask for something else. */
export type Asking = { query: Query; onChange: (query: Query) => void };

type Results = ComponentType<Asking>;
let loaded: Results | undefined;

/** What shows the places that were found, if it is here already. */
export const loadedResults = (): Results | undefined => loaded;

/** Fetches it: names in three languages and facts come with it, which the page itself does without, to stay small. */
export async function loadResults(): Promise<Results> {
  loaded ??= (await import('./Results.tsx')).Results;
  return loaded;
}
