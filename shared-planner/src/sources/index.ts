export { type Fact, type FactSource, findSource } from './find-source.ts';
export { listCautions } from './list-cautions.ts';
