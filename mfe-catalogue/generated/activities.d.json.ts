import type { Activity } from '@almaty/store/schema';

/** Activities with their intensities (docs/specification.md, section 3). */
declare const data: readonly Activity[];
export default data;
