import type { CatalogueEntries } from '../build/content/catalogue-entries.ts';

declare const data: CatalogueEntries;
export default data;
