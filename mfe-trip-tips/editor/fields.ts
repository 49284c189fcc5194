import type { CmsField } from 'decap-cms-core';
import * as z from 'zod';

/** The JSON Schema of a field, as far as the collections use it. */
export type FieldSchema = {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  widget?: 'markdown';
  singular?: string;
  format?: string;
  enum?: readonly string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: ObjectSchema;
  /** The line of an entry of a list that is folded up, with `{{field}}` for a value. */
  summary?: string;
} & Partial<ObjectSchema>;
export type ObjectSchema = { properties: Readonly<Record<string, FieldSchema>>; required?: readonly string[] };

/** Converts the schema of a collection to JSON Schema, with the labels and hints of the editor screen. */
export const toJsonSchema = (schema: z.ZodObject) => z.toJSONSchema(schema, { io: 'input' }) as ObjectSchema;

/** Creates a validation rule of Decap: a pattern for the text, and the message when it does not match. */
function toPattern({ pattern, minLength = 0, maxLength, description = '' }: FieldSchema): [string, string] | undefined {
  if (pattern) return [pattern, description];
  return maxLength ? [`^[\\s\\S]{${minLength},${maxLength}}$`, `Write at most ${maxLength} characters`] : undefined;
}

/** The Markdown buttons for what a tip may contain (src/validation/parse-markdown.ts). */
const MARKDOWN_BUTTONS = ['bold', 'italic', 'link', 'bulleted-list', 'numbered-list'];

/** Chooses the Decap widget that edits a field, with its options. */
function toWidget(field: FieldSchema): object {
  const { type, format, widget, minimum, maximum, minItems, maxItems, items, singular, summary } = field;
  if (field.enum) return { widget: 'select', options: field.enum };
  if (format === 'date')
    return {
      widget: 'datetime',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
    };
  if (widget === 'markdown')
    return {
      widget,
      pattern: toPattern(field),
      modes: ['rich_text', 'raw'],
      buttons: MARKDOWN_BUTTONS,
      editor_components: [],
    };
  if (type === 'integer' || type === 'number')
    return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min: minimum, max: maximum };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'array' && items)
    return {
      widget: 'list',
      label_singular: singular,
      min: minItems,
      max: maxItems,
      fields: toDecapFields(items),
      collapsed: true,
      summary,
    };
  if (type === 'object' && field.properties)
    return { widget: 'object', fields: toDecapFields({ ...field, properties: field.properties }) };
  return { widget: 'string', pattern: toPattern(field) };
}

/** Decap refuses a property whose value is undefined. */
const removeUndefined = (properties: object) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));

/** Converts the fields of a collection to those of Decap CMS, with the names, limits and options of the schema. */
export function toDecapFields({ properties, required = [] }: ObjectSchema): CmsField[] {
  return Object.entries(properties).map(([name, field]) => {
    const options = removeUndefined({ label: field.title, hint: field.description, ...toWidget(field) });
    return { name, required: required.includes(name), ...options } as CmsField;
  });
}

/**
 * Gets the name of a field as the screen shows it: `Text`, or `Sources 2, Address` for a field of an item of a list.
 *
 * @param path keys, and indices of items; a key that is no field is shown as it is.
 */
export function getFieldLabel({ properties }: ObjectSchema, path: readonly PropertyKey[]): string {
  const [key = '', index, ...rest] = path;
  const field = properties[String(key)];
  const label = field?.title ?? String(key);
  if (typeof index !== 'number') return label;
  const item = `${label} ${index + 1}`;
  return field?.items && rest.length > 0 ? `${item}, ${getFieldLabel(field.items, rest)}` : item;
}
