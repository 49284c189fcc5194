import { Document, isMap, isScalar, visit } from 'yaml';
import * as z from 'zod';
import { isRecord } from './is-record.ts';

type Schema = z.core.$ZodType | undefined;

const unwrap = (schema: Schema): Schema => (schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema);

const getShape = (schema: Schema): Readonly<Record<string, Schema>> => {
  const inner = unwrap(schema);
  return inner instanceof z.ZodObject ? inner.shape : {};
};

/** Whether a boolean counts as false when it is left out (schema/fields.ts, `flag`). */
const isFlag = (schema: Schema) => schema instanceof z.ZodOptional && unwrap(schema) instanceof z.ZodBoolean;

const hasValue = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0) &&
  !(isRecord(value) && Object.keys(value).length === 0);

/**
 * Removes fields without a value, and flags that are false, at any depth, and sorts the others in the order of the schema; unknown fields come last.
 * A list that the schema requires is there, also when it is empty.
 */
export function tidy(schema: Schema, value: unknown): unknown {
  const inner = unwrap(schema);
  if (Array.isArray(value))
    return value.map((item) => tidy(inner instanceof z.ZodArray ? inner.element : undefined, item));
  if (!isRecord(value)) return value;
  const shape = getShape(inner);
  const getValue = (name: string) => value[name] ?? (shape[name] instanceof z.ZodArray ? [] : undefined);
  const isNeeded = (name: string) => shape[name] instanceof z.ZodArray;
  const tidied = [...new Set([...Object.keys(shape), ...Object.keys(value)])]
    .map((name) => [name, tidy(shape[name], getValue(name))] as const)
    .filter(([name, field]) => isNeeded(name) || (hasValue(field) && !(field === false && isFlag(shape[name]))));
  return Object.fromEntries(tidied);
}

const isMarkdown = (schema: Schema) => schema instanceof z.ZodType && schema.meta()?.widget === 'markdown';

/** Writes each text in Markdown as a block, whatever its length, so that editors find all of them alike. */
function writeMarkdownAsBlocks(schema: Schema, node: unknown): void {
  if (!isMap(node)) return;
  for (const { key, value } of node.items) {
    const field = unwrap(getShape(schema)[String(key)]);
    if (isMarkdown(field) && isScalar(value) && typeof value.value === 'string') {
      value.value = `${value.value.trim()}\n`;
      value.type = 'BLOCK_LITERAL';
    } else writeMarkdownAsBlocks(field, value);
  }
}

/**
 * Serializes an entry in its one form: fields in the order of the schema, none without a value; a list of numbers or names
 * is one line, Markdown a block. Lines are not wrapped, so that a changed word is one changed line.
 */
export function serializeYaml(schema: z.core.$ZodType, values: unknown): string {
  const document = new Document(tidy(schema, values));
  visit(document, {
    Seq(_, node) {
      node.flow = node.items.every(isScalar);
    },
  });
  writeMarkdownAsBlocks(schema, document.contents);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
