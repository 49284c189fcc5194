import type { Frame } from '../src/lib/map/frames.ts';
import type { MapMarks } from '../src/lib/map/marks.ts';

/** Ways, signs and names of each frame, which never change. */
declare const data: Readonly<Record<Frame, MapMarks>>;
export default data;
