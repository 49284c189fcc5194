import type { AsPlainObject } from 'minisearch';

/** The search index of all locations, as MiniSearch writes it. */
declare const data: AsPlainObject;
export default data;
