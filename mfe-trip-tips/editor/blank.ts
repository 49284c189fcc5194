import type { FieldSchema, ObjectSchema } from './fields.ts';

/** What the preview shows of a field that nobody has written yet. */
function blankOf(field: FieldSchema, today: string): unknown {
  if (field.enum) return field.enum[0];
  if (field.format === 'date') return today;
  if (field.type === 'integer' || field.type === 'number') return field.minimum ?? 0;
  return { boolean: false, array: [], string: '' }[field.type as 'boolean' | 'array' | 'string'];
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * An unfinished entry with every field that the page's components count on.
 *
 * @param values what has been written so far.
 * @param today as yyyy-MM-dd, for days that are not written yet.
 */
export function withBlanks({ properties }: ObjectSchema, values: unknown, today: string): Record<string, unknown> {
  const written = (values ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const value = isEmpty(written[name]) ? blankOf(field, today) : written[name];
      const { items } = field;
      return [name, items && Array.isArray(value) ? value.map((each) => withBlanks(items, each, today)) : value];
    }),
  );
}
