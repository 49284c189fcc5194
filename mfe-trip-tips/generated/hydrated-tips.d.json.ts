import type { Tips } from '../src/schema/tips.ts';

declare const data: Pick<Tips, 'packing-list' | 'holidays'>;
export default data;
