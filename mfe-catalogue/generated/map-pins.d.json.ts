import type { Frame } from '../src/lib/map/frames.ts';
import type { FramePins } from '../src/lib/map/marks.ts';

declare const data: Readonly<Record<Frame, FramePins>>;
export default data;
