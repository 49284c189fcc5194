import type { CatalogueLocation } from '../src/content/schema.ts';

/** The locations of docs/specification.md, in the order of the tabs of the Locations page. */
declare const data: readonly CatalogueLocation[];
export default data;
