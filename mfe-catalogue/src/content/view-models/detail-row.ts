import type { Fact } from '../schema.ts';

/** A line of the page: what it says, and the facts that it rests on. */
export type DetailRow = { term?: string; text: string; facts: readonly Fact<unknown>[] };
