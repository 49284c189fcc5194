import type { FieldSchema } from './cms-fields.ts';

/**
 * Names the field at a path as the screen shows it: `Access notice, Sources 2`.
 *
 * @param path keys, and indices of items; a key that is no field is shown as it is.
 */
export function getFieldName(schema: FieldSchema | undefined, path: readonly PropertyKey[]): string {
  const [key, ...rest] = path;
  if (key === undefined) return '';
  const isItem = typeof key === 'number';
  const field = isItem ? schema?.items || schema?.prefixItems?.[key] : schema?.properties?.[String(key)];
  const name = isItem ? String(key + 1) : (field?.title ?? String(key));
  const others = getFieldName(field, rest);
  if (!others) return name;
  return typeof rest[0] === 'number' ? `${name} ${others}` : `${name}, ${others}`;
}
