import type { FieldSchema } from './cms-fields.ts';

/**
 * Names the field at a path as the screen shows it: `Access notice, Sources 2`; the value of a fact as the fact.
 *
 * @param path keys, and indices of items; a key that is no field is shown as it is.
 */
export function getFieldName(schema: FieldSchema | undefined, path: readonly PropertyKey[]): string {
  const [key, ...rest] = path;
  if (key === undefined) return '';
  const isItem = typeof key === 'number';
  const field = isItem ? schema?.items || schema?.prefixItems?.[key] : schema?.properties?.[String(key)];
  const name = isItem ? String(key + 1) : (field?.title ?? String(key));
  const isFact = rest[0] === 'value' && field?.properties?.confidence;
  // A fact is called by its own name: its value is what it is.
  const [inner, innerPath] = isFact ? [field.properties?.value, rest.slice(1)] : [field, rest];
  const others = getFieldName(inner, innerPath);
  if (!others) return name;
  return typeof innerPath[0] === 'number' ? `${name} ${others}` : `${name}, ${others}`;
}
