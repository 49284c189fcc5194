import { Document } from 'yaml';
import * as z from 'zod/mini';
import { AccessFile } from '../schema/access.ts';

type Fields = Readonly<Record<string, unknown>>;

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '';

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes fields without a value and sorts the others in the order of the schema; unknown fields come last. */
function sortFields(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (schema instanceof z.ZodMiniOptional) return sortFields(schema.def.innerType, value);
  if (schema instanceof z.ZodMiniArray && Array.isArray(value))
    return value.map((item) => sortFields(schema.def.element, item));
  if (!(schema instanceof z.ZodMiniObject && isRecord(value))) return value;
  const fields: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  const names = [...new Set([...Object.keys(fields), ...Object.keys(value)])].filter((name) => hasValue(value[name]));
  return Object.fromEntries(names.map((name) => [name, sortFields(fields[name], value[name])]));
}

/** Removes the fields of an access file that have no value, and sorts the others in the order of the schema. */
export const normalizeAccessFile = (values: Fields): Fields => sortFields(AccessFile, values) as Fields;

/**
 * Serializes an access file, which need not be complete. The same facts always give the same text, with one line per
 * field, so that a changed word is one changed line.
 */
export const serializeAccessFile = (values: Fields): string =>
  new Document(normalizeAccessFile(values)).toString({ lineWidth: 0 });
