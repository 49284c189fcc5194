import type { Source } from '../src/schema/review-fields.ts';

declare const data: Readonly<Record<string, Source>>;
export default data;
