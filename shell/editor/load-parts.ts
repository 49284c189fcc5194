import type { EditorPart, EditorSettings } from '@almaty/delivery/schema';

/** A remote with its part, or without one when it did not load. */
export type LoadedPart = { remote: string; part: EditorPart | null };

const importModule = (url: string): Promise<{ editorPart: EditorPart }> => import(/* webpackIgnore: true */ url);

async function loadPart(remote: string, url: string, load: typeof importModule): Promise<LoadedPart> {
  try {
    return { remote, part: (await load(url)).editorPart };
  } catch (error) {
    console.error(`The editor part of ${remote} did not load`, error);
    return { remote, part: null };
  }
}

/** Loads the parts of all remotes that have one; what one remote cannot bring leaves the others as they are. */
export const loadParts = (modules: EditorSettings['modules'], load = importModule): Promise<LoadedPart[]> =>
  Promise.all(Object.entries(modules).map(([remote, url]) => loadPart(remote, url, load)));
