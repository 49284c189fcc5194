import type { MapPlace } from '../src/content/view-models/map-places.ts';

declare const data: readonly MapPlace[];
export default data;
