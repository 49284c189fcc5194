import type { MapEntry } from '../src/content/view-models/map-entries.ts';

declare const data: readonly MapEntry[];
export default data;
