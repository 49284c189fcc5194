import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where `npm start` serves the site unless PORT says another port. */
const LOCAL_SITE = 'http://localhost:3000';

/** Where `npm start` has its buckets and its database. */
export const LOCAL_STATE = path.resolve(import.meta.dirname, '../../../.wrangler/state');

/** Names the site that runs on a state, beside its buckets. */
const getFile = (state: string) => path.join(state, 'site');

/** Finds the site that runs on a state; otherwise where it would. */
export function readLocalSite(state: string = LOCAL_STATE): string {
  try {
    return readFileSync(getFile(state), 'utf8');
  } catch {
    return LOCAL_SITE;
  }
}

/** Says where the site of a state runs, for the commands beside it. @returns what takes that back. */
export function announceLocalSite(state: string, site: string): () => void {
  writeFileSync(getFile(state), site);
  return () => rmSync(getFile(state), { force: true });
}
