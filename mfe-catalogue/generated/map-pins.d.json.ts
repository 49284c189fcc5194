import type { Frame } from '../src/lib/map/frames.ts';
import type { FramePins } from '../src/lib/map/marks.ts';

/** The pins of each frame, which change with the search and the choice of a visitor. */
declare const data: Readonly<Record<Frame, FramePins>>;
export default data;
