import type { Target } from './target.ts';

/** What an attack found. */
export type Finding = {
  /** What was observed, with its figures. */
  seen: string;
  /** Whether that is what was expected. */
  held: boolean;
};

/** An attack of the security review; its id is that of the review, and a number. */
export type Attack<Site = Target> = {
  id: string;
  name: string;
  expected: string;
  run: (site: Site) => Promise<Finding>;
};

/** Counts the same texts or numbers: `20 × 202, 5 × 429`. */
export function tally(values: readonly (string | number)[]): string {
  const groups = Object.entries(Object.groupBy(values, String));
  return groups.map(([value, list]) => `${list?.length} × ${value}`).join(', ') || 'none';
}

/** Calls a function for 0, 1, 2 …, one after the other, and gives what it returns. */
export async function repeat<Value>(count: number, run: (index: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let index = 0; index < count; index += 1) values.push(await run(index));
  return values;
}
