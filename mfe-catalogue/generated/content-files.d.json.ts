import type { CatalogueEntries } from '../build/content/catalogue-content.ts';

declare const data: CatalogueEntries;
export default data;
