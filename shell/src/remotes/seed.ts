/** The address of the seed as JSON, for a retry that has to learn of a newer or repaired release. */
export const SEED_PATH = '/_mfe/remotes.json';

/** The id of the script element that carries the seed in a page. */
export const SEED_ID = 'mf-seed';

/** What the browser must know of one released remote before it asks for any of its files. */
export type SeededRemote = {
  name: string;
  version: string;
  /** Path of the release, `/_mfe/<remote>/<version>/`. */
  base: string;
  /** The federation runtime's snapshot of the remote's manifest: with it, no manifest is requested. */
  snapshot: Record<string, unknown>;
  /** File of the release -> its integrity hash. */
  integrity: Record<string, string>;
};
export type Seed = { remotes: SeededRemote[] };
