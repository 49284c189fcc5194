import { createCatalogueContent } from './catalogue-content.ts';
import { readContent } from './read-content.ts';

/** The content of the catalogue in English, as it is written now. */
export const catalogue = createCatalogueContent(readContent(), 'en');
