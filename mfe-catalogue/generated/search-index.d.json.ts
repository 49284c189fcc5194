import type { AsPlainObject } from 'minisearch';

declare const data: AsPlainObject;
export default data;
