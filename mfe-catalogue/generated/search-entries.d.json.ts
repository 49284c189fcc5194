import type { SearchEntry } from '../src/content/view-models/search-entries.ts';

declare const data: Readonly<Record<string, SearchEntry>>;
export default data;
