import type { Activity } from '@almaty/store/schema';

declare const data: readonly Activity[];
export default data;
