import type { PackingList } from '../src/schema/packing-list.ts';
import type { Tips } from '../src/schema/tips.ts';

declare const data: Pick<Tips, 'holidays' | 'events'> & { 'packing-list': PackingList };
export default data;
