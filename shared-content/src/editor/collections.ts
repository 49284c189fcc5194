import type { EditorCollection, EntryFormat } from '@almaty/delivery/schema';
import * as z from 'zod';
import type { Mistake } from '../entries/find-mistakes.ts';
import { parseYaml } from '../file/parse-yaml.ts';
import { serializeYaml } from '../file/serialize-yaml.ts';
import { type FieldSchema, getCollectionName, toCmsFields, toJsonSchema } from './cms-fields.ts';

/** How entries are validated. */
export type Rules = {
  schema: z.ZodType;
  /** Finds what the schema cannot: mistakes of fields in what they say together. */
  findMore?: (values: unknown) => readonly Mistake[];
};
/** A folder with a file per entry. `title` is the field by which the screen names an entry. */
type EditedFolder = Rules & {
  name: string;
  label: string;
  singular: string;
  title: string;
  folder: string;
  /** What a new entry begins with, so that an editor has to write only what is known. */
  newEntry?: Readonly<Record<string, unknown>>;
};
/** A single file. */
export type EditedFile = Rules & { name: string; label: string; file: string };
/** What editors see as one list: the entries of a folder, or some single files. */
export type EditedCollection =
  | EditedFolder
  | { name: string; label: string; files: readonly EditedFile[]; hasPreview?: false };

/** The field of the screen that holds the items of a file that is a list. */
const LIST = 'items';

/** The fields of an entry; a file that is a list has one, which is called like the file. */
export function getFields(schema: z.ZodType, label?: string): FieldSchema {
  const fields = toJsonSchema(schema);
  return fields.type === 'array' ? { properties: { [LIST]: { title: label, ...fields } }, required: [LIST] } : fields;
}

/** Gives what the file holds: the values themselves, or the list. */
export const toContent = (schema: z.ZodType, values: Readonly<Record<string, unknown>>): unknown =>
  schema instanceof z.ZodArray ? (values[LIST] ?? []) : values;

/** How the file of an entry is read and written: in its one form, as the build reads it. */
const createFormat = (schema: z.ZodType): EntryFormat => ({
  parse(text) {
    const content = parseYaml(text).values ?? {};
    return (Array.isArray(content) ? { [LIST]: content } : content) as Record<string, unknown>;
  },
  serialize: (values) => serializeYaml(schema, toContent(schema, values)),
});

const DUE = 'Due for review';

/** A filter that leaves the entries of a folder of which something is due. */
function createDueFilter(folder: string, dueFiles: readonly string[]) {
  const names = dueFiles.flatMap((file) =>
    file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1).replace(/\.yml$/, '')] : [],
  );
  return { label: DUE, field: 'slug', pattern: `^(?:${names.join('|') || '(?!)'})$` };
}

/**
 * Creates the collection of a folder or of single files for the screen.
 *
 * @param dueFiles the files of which something is due today.
 */
export function createCollection(
  remote: string,
  collection: EditedCollection,
  dueFiles: readonly string[],
): EditorCollection {
  const name = getCollectionName(remote, collection.name);
  const { label } = collection;
  if ('files' in collection)
    return {
      name,
      label,
      // Their entries are no page.
      ...(collection.hasPreview === false && { editor: { preview: false } }),
      files: collection.files.map((file) => ({
        ...{ name: file.name, file: file.file, format: getCollectionName(remote, file.name) },
        // The screen filters no list of single files.
        label: dueFiles.includes(file.file) ? `${file.label} · ${DUE.toLowerCase()}` : file.label,
        fields: toCmsFields(getFields(file.schema, file.label), remote),
      })),
    };
  const { singular, folder, title, schema, newEntry } = collection;
  return {
    ...{ name, label, label_singular: singular, folder, extension: 'yml', format: name, create: true, delete: true },
    ...{ identifier_field: title, summary: `{{${title}}}` },
    // Others link to a page by its file's name, and a renamed file would pass for one that somebody has deleted.
    slug: { template: `{{${title}}}`, editable: ['create'] },
    view_filters: [createDueFilter(folder, dueFiles)],
    fields: toCmsFields(getFields(schema), remote, newEntry),
  };
}

/** The formats of a collection's files, by their names. */
export const createFormats = (remote: string, collection: EditedCollection): [string, EntryFormat][] =>
  ('files' in collection ? collection.files : [collection]).map(({ name, schema }) => [
    getCollectionName(remote, name),
    createFormat(schema),
  ]);
