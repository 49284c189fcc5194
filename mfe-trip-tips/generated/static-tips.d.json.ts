import type { Tips } from '../src/schema/tips.ts';

declare const data: Omit<Tips, 'packing-list' | 'holidays' | 'events'>;
export default data;
