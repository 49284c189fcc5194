import type { CmsField } from 'decap-cms-core';
import * as z from 'zod';

/** What a JSON schema says of a field, as far as this content uses it. */
export type FieldSchema = {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  title?: string;
  description?: string;
  widget?: 'markdown';
  one?: string;
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
};
export type ObjectSchema = { properties: Readonly<Record<string, FieldSchema>>; required?: readonly string[] };

/** The schema of a collection in the words of JSON Schema, with what the editor's screen shows beside it. */
export const jsonSchemaOf = (schema: z.ZodObject) => z.toJSONSchema(schema, { io: 'input' }) as ObjectSchema;

/** A rule of Decap: the text must match, or the message shows. */
function pattern({ pattern, minLength = 0, maxLength, description = '' }: FieldSchema): [string, string] | undefined {
  if (pattern) return [pattern, description];
  return maxLength ? [`^[\\s\\S]{${minLength},${maxLength}}$`, `Write at most ${maxLength} characters`] : undefined;
}

/** How each type of field is edited. */
function widgetOf(field: FieldSchema): object {
  const { type, format, widget, minimum, maximum, minItems, maxItems, items, one } = field;
  if (field.enum) return { widget: 'select', options: field.enum };
  if (format === 'date')
    return {
      widget: 'datetime',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
      picker_utc: true,
    };
  if (widget === 'markdown')
    return { widget, pattern: pattern(field), modes: ['rich_text', 'raw'], buttons: MARKS, editor_components: [] };
  if (type === 'integer' || type === 'number')
    return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min: minimum, max: maximum };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'array' && items)
    return {
      widget: 'list',
      label_singular: one,
      min: minItems,
      max: maxItems,
      fields: fieldsOf(items),
      collapsed: true,
    };
  return { widget: 'string', pattern: pattern(field) };
}

/** What a tip's text may have (src/checking/markdown.ts). */
const MARKS = ['bold', 'italic', 'link', 'bulleted-list', 'numbered-list'];

/** Decap takes a property without a value for one that is wrong. */
const given = (properties: object) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));

/** The fields of a collection as Decap CMS edits them: the same names, bounds and choices as the schema's. */
export function fieldsOf({ properties, required = [] }: ObjectSchema): CmsField[] {
  return Object.entries(properties).map(([name, field]) => {
    const rest = given({ label: field.title, hint: field.description, ...widgetOf(field) });
    return { name, required: required.includes(name), ...rest } as CmsField;
  });
}
