import type { GroundName } from '../src/lib/map/frames.ts';

declare const data: Readonly<Record<GroundName, string>>;
export default data;
