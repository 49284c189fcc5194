import type { FieldSchema } from './cms-fields.ts';

/** The value that the preview shows for an empty field that is required. */
function getPlaceholder(field: FieldSchema, today: string): unknown {
  if (field.properties) return placeholderValues({ ...field, properties: field.properties }, {}, today);
  if (field.enum) return field.enum[0];
  if (field.format === 'date') return today;
  if (field.type === 'integer' || field.type === 'number') return field.minimum ?? 0;
  return { boolean: false, array: [], string: '' }[field.type as 'boolean' | 'array' | 'string'];
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Fills what is in a value: the items of a list, and the fields of an object. */
function fillInner({ items, properties, required = [] }: FieldSchema, value: unknown, today: string): unknown {
  if (properties) return placeholderValues({ properties, required }, value, today);
  if (!items?.properties || !Array.isArray(value)) return value;
  return value.map((item) => placeholderValues(items, item, today));
}

/**
 * Fills the empty required fields of an unfinished entry, so that the components of the page can render it, and leaves
 * out the empty optional ones.
 *
 * @param values the fields that the editor has filled in so far.
 * @param today yyyy-MM-dd, for empty dates.
 */
export function placeholderValues(
  { properties = {}, required = [] }: FieldSchema,
  values: unknown,
  today: string,
): Record<string, unknown> {
  const current = (values ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || !isEmpty(current[name]))
      .map(([name, field]) => {
        const value = isEmpty(current[name]) ? getPlaceholder(field, today) : current[name];
        return [name, fillInner(field, value, today)];
      }),
  );
}
