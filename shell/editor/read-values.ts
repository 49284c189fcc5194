/** The names under which Sveltia CMS, in the items of a list, and this screen (opened-hash.ts) keep what is no field. */
const INTERNAL = /^__/;

function withoutInternal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInternal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (INTERNAL.test(name) ? [] : [[name, withoutInternal(field)]])),
  );
}

/** Reads the fields of an entry, which Sveltia CMS passes as an Immutable map. */
export const readValues = (data: unknown): Record<string, unknown> =>
  withoutInternal((data as { toJS?: () => unknown } | undefined)?.toJS?.() ?? {}) as Record<string, unknown>;
