import type { DueFile } from '@almaty/content';

declare const data: readonly DueFile[];
export default data;
