/** What is known of an instance and a number of days. */
export interface Reference {
  best: number;
  /** The optimum, if it is proven. */
  proven?: number;
}

/** A file of references that lacks what is needed. */
export class ReferencesError extends Error {
  override name = 'ReferencesError';
}

export const getReferenceKey = (instance: string, days: number): string => `${instance}/${days}`;

/**
 * Reads references from comma-separated text whose first line names the columns `instance`, `days`, `best` and
 * `proven_optimum`, in any order and among others.
 *
 * @returns the references by `getReferenceKey`.
 * @throws ReferencesError if a column is missing or a score is no number.
 */
export function readReferences(text: string): Map<string, Reference> {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = header.split(',');
  const [instance, days, best, proven] = ['instance', 'days', 'best', 'proven_optimum'].map((name) => {
    const index = columns.indexOf(name);
    if (index < 0) throw new ReferencesError(`the column ${name} is missing`);
    return index;
  });
  const references = new Map<string, Reference>();
  for (const line of lines) {
    const fields = line.split(',');
    const read = (column: number | undefined) => fields[column ?? -1] ?? '';
    const score = Number(read(best));
    if (read(best) === '' || !Number.isFinite(score)) throw new ReferencesError(`"${line}" has no score`);
    const optimum = read(proven) === '' ? {} : { proven: Number(read(proven)) };
    references.set(getReferenceKey(read(instance), Number(read(days))), { best: score, ...optimum });
  }
  return references;
}
