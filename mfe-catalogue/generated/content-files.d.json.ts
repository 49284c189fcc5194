import type { CatalogueEntries } from '../build/content/catalogue-files.ts';

declare const data: CatalogueEntries;
export default data;
