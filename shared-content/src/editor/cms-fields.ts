import * as z from 'zod';
import { isRecord } from '../file/is-record.ts';
import type { EntryReference } from '../schema/fields.ts';

/** The JSON Schema of a field, with what the schemas of the content say of it for editors (schema/fields.ts). */
export type FieldSchema = {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  title?: string | undefined;
  description?: string;
  widget?: 'markdown';
  singular?: string;
  format?: string;
  isText?: boolean;
  /** The collection whose entries the field names, and what of an entry it holds. */
  entries?: EntryReference;
  uploads?: string;
  summary?: string;
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: FieldSchema;
  prefixItems?: readonly FieldSchema[];
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
};

/** A field of Sveltia CMS (https://sveltiacms.app/en/docs/fields). */
export type CmsField = { name: string; label: string; widget: string; required: boolean } & Record<string, unknown>;

/** Field -> what it begins with. */
type Defaults = Readonly<Record<string, unknown>>;

/** The Markdown buttons for what a text may contain. */
const MARKDOWN_BUTTONS = ['bold', 'italic', 'link', 'bulleted-list', 'numbered-list'];

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  label: new Date(2000, index).toLocaleString('en', { month: 'long' }),
  value: index + 1,
}));

/** A text is long from here: it gets a field of several lines. */
const LONG_TEXT = 120;

/** Gives the JSON Schema of an entry's schema, with the labels and hints of the editors' screen. */
export const toJsonSchema = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      // `prefixItems` says all of them.
      if (jsonSchema.items === false) delete jsonSchema.items;
    },
  }) as FieldSchema;

/** A whole number without a bound ends at the greatest one there is, which says nothing to an editor. */
const getBound = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;

function toPattern({ pattern, minLength = 0, maxLength, description }: FieldSchema): [string, string] | undefined {
  if (pattern) return [pattern, description ?? 'Write it in the form that the hint shows'];
  return maxLength ? [`^[\\s\\S]{${minLength},${maxLength}}$`, `Write at most ${maxLength} characters`] : undefined;
}

const isMonths = ({ items }: FieldSchema) => items?.type === 'integer' && items.minimum === 1 && items.maximum === 12;

/** The collections of a remote, which share the screen with those of others, have its name in theirs. */
export const getCollectionName = (remote: string, name: string) => `${remote}-${name}`;

function toRelation({ entries, minItems, maxItems, type }: FieldSchema, remote: string) {
  if (!entries) return undefined;
  const isSlug = entries.value === 'slug';
  const [file, prefix] = 'file' in entries ? [entries.file, `${entries.list}.*.`] : [undefined, ''];
  const shown = prefix + (entries.collection === 'sources' ? 'title.en' : 'name.en');
  return {
    widget: 'relation',
    collection: getCollectionName(remote, entries.collection),
    ...(file && { file }),
    value_field: isSlug ? '{{slug}}' : prefix + entries.value,
    search_fields: [shown],
    display_fields: [shown],
    ...(type === 'array' && { multiple: true, min: minItems, max: getBound(maxItems) }),
  };
}

function toList(field: FieldSchema, remote: string): object {
  const { items, prefixItems, singular, minItems, maxItems, summary } = field;
  if (isMonths(field)) return { widget: 'select', multiple: true, options: MONTHS };
  if (items?.enum) return { widget: 'select', multiple: true, options: items.enum, min: minItems };
  const size = prefixItems?.length;
  const item = items ?? prefixItems?.[0] ?? {};
  return {
    widget: 'list',
    label_singular: singular,
    min: size ?? minItems,
    max: size ?? getBound(maxItems),
    ...(item.properties
      ? { fields: toCmsFields(item, remote), collapsed: true, summary }
      : { field: toCmsField('item', { ...item, title: item.title ?? singular ?? 'Item' }, true, remote) }),
  };
}

const toNumber = ({ type, minimum, exclusiveMinimum, maximum }: FieldSchema) => ({
  widget: 'number',
  value_type: type === 'integer' ? 'int' : 'float',
  min: getBound(minimum ?? exclusiveMinimum),
  max: getBound(maximum),
});

/** Chooses the widget that edits a field, with its options. */
function toWidget(field: FieldSchema, remote: string, defaults: Defaults): object {
  const { type, format, widget, properties, maxLength = 0 } = field;
  const relation = toRelation(field, remote);
  if (relation) return relation;
  if (field.uploads)
    return { widget: 'image', media_folder: `/${field.uploads}/{{slug}}`, public_folder: '', choose_url: false };
  if (field.enum) return { widget: 'select', options: field.enum };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };
  if (widget === 'markdown')
    return { widget, pattern: toPattern(field), modes: ['rich_text', 'raw'], buttons: MARKDOWN_BUTTONS, minimal: true };
  if (type === 'integer' || type === 'number') return toNumber(field);
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'array') return toList(field, remote);
  // A group without anything in it, such as one that an editor has just added, is unfolded.
  if (properties)
    return { widget: 'object', fields: toCmsFields(field, remote, defaults), collapsed: field.isText ? false : 'auto' };
  return { widget: maxLength > LONG_TEXT ? 'text' : 'string', pattern: toPattern(field) };
}

const removeUndefined = (properties: object) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));

/** `lastEntryMinutes` -> `Last entry minutes`, for a field whose schema has no label. */
const toLabel = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function toCmsField(name: string, field: FieldSchema, required: boolean, remote: string, value?: unknown): CmsField {
  // The default of an optional field would be put into every entry that leaves it out; that of what is in it is used when
  // an editor adds it.
  const inner = !required && isRecord(value) ? value : {};
  const options = removeUndefined({
    hint: field.description,
    default: required ? value : undefined,
    ...toWidget(field, remote, inner),
  });
  // A list that may be empty is not required of an editor.
  const isRequired = required && !(field.type === 'array' && !field.minItems);
  return { name, label: field.title ?? toLabel(name), required: isRequired, ...options } as CmsField;
}

/**
 * Converts the fields of an entry to those of Sveltia CMS, with the names, limits and options of its schema.
 *
 * @param remote whose collections the fields refer to.
 * @param defaults what a new entry begins with; an optional field, when an editor adds it.
 */
export function toCmsFields(
  { title, properties = {}, required = [] }: FieldSchema,
  remote: string,
  defaults: Defaults = {},
): CmsField[] {
  return Object.entries(properties).map(([name, field]) => {
    // The value of a fact without a name of its own is called as the fact.
    const named = name === 'value' && !field.title ? { ...field, title } : field;
    return toCmsField(name, named, required.includes(name), remote, defaults[name]);
  });
}
