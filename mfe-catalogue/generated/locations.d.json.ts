import type { CatalogueLocation } from '../src/content/schema.ts';

declare const data: readonly CatalogueLocation[];
export default data;
