import type { Tips } from '../src/schema/tips.ts';

declare const data: Tips;
export default data;
