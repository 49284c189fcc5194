import type { SearchNote } from '../src/content/view-models/search-notes.ts';

declare const data: readonly SearchNote[];
export default data;
