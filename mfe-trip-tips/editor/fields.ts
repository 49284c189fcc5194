import type { CmsField } from 'decap-cms-core';
import * as z from 'zod';

/** The JSON Schema of a field, as far as the editor's screen uses it. */
export type FieldSchema = {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  widget?: 'markdown';
  singular?: string;
  /** Whether the field is a text with a line for each language. */
  isText?: boolean;
  format?: string;
  enum?: readonly string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  /** What an item of a list is: an object, or a text or number of its own. */
  items?: Partial<ObjectSchema>;
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

/** Names the fields of a text, so that each label says what it is a line of: `Title (English)`. */
const nameLanguages = (title = '', fields: readonly CmsField[]): CmsField[] =>
  fields.map((field) => ({ ...field, label: `${title} (${field.label})` }));

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
  if (type === 'array' && !items?.properties) return { widget: 'list', min: minItems, max: maxItems };
  if (type === 'array' && items?.properties)
    return {
      widget: 'list',
      label_singular: singular,
      min: minItems,
      max: maxItems,
      fields: toDecapFields({ ...items, properties: items.properties }),
      collapsed: true,
      summary,
    };
  if (type === 'object' && field.properties) {
    const fields = toDecapFields({ ...field, properties: field.properties });
    return { widget: 'object', fields: field.isText ? nameLanguages(field.title, fields) : fields };
  }
  return { widget: 'string', pattern: toPattern(field) };
}

/** Decap refuses a property whose value is undefined. */
const removeUndefined = (properties: object) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));

/** A text that may be missing has no language that is needed: the schema says so before anything is saved. */
const withoutRequired = (field: FieldSchema): FieldSchema => (field.isText ? { ...field, required: [] } : field);

/** Converts the fields of a collection to those of Decap CMS, with the names, limits and options of the schema. */
export function toDecapFields({ properties, required = [] }: ObjectSchema): CmsField[] {
  return Object.entries(properties).map(([name, field]) => {
    const isRequired = required.includes(name);
    const widget = toWidget(isRequired ? field : withoutRequired(field));
    const options = removeUndefined({ label: field.title, hint: field.description, ...widget });
    return { name, required: isRequired, ...options } as CmsField;
  });
}

/**
 * Gets the name of a field as the screen shows it: `Text (English)`, or `Holidays 2, Name` for a field of an item of a list.
 *
 * @param path keys, and indices of items; a key that is no field is shown as it is.
 */
export function getFieldLabel({ properties }: ObjectSchema, path: readonly PropertyKey[]): string {
  const [key = '', next, ...rest] = path;
  const field = properties[String(key)];
  const label = field?.title ?? String(key);
  if (typeof next === 'number') {
    const item = `${label} ${next + 1}`;
    const { properties: inner } = field?.items ?? {};
    return inner && rest.length > 0 ? `${item}, ${getFieldLabel({ properties: inner }, rest)}` : item;
  }
  if (next === undefined || !field?.properties) return label;
  const inner = getFieldLabel({ properties: field.properties }, path.slice(1));
  return field.isText ? `${label} (${inner})` : `${label}, ${inner}`;
}
