import { Access, text } from '@almaty/content';
import * as z from 'zod';
import { getFieldLabel, type ObjectSchema, toDecapFields, toJsonSchema } from './fields.ts';

/** The folder of the locations, relative to the repository. */
const FOLDER = 'mfe-catalogue/content/locations';

/** The name of the collection of locations in Decap CMS. */
export const ACCESS_COLLECTION = 'access';

/** What editors change of a location: the rest of its file stays as it is. */
const schema: ObjectSchema = toJsonSchema(z.object({ name: text('Name', 120), ...Access.shape }));

/** The sections of a location that may be missing: lists of at most one entry in the editor screen. */
export const optionalSections = Object.keys(schema.properties).filter((section) => !schema.required?.includes(section));

/**
 * A section as a field of the editor screen. One that may be missing is a list of at most one entry: so an editor adds or
 * removes it as a whole, and its required fields are required only while it is there.
 */
function toSectionField([section, field]: [string, ObjectSchema['properties'][string]]) {
  if (!optionalSections.includes(section) || !field.properties) return [section, field] as const;
  const { title = section, summary, properties, required = [] } = field;
  return [
    section,
    {
      type: 'array',
      title,
      singular: title,
      maxItems: 1,
      items: { properties, required },
      ...(summary && { summary }),
    },
  ] as const;
}

/** The fields of the editor screen. */
const screenSchema: ObjectSchema = {
  properties: Object.fromEntries(Object.entries(schema.properties).map(toSectionField)),
  required: schema.required ?? [],
};

/** Names the field at a path of a location as the editor screen does: `Access notice, Reason`. */
export const getAccessFieldName = (path: readonly PropertyKey[]): string => getFieldLabel(schema, path);

/** Creates the collection of locations for Decap CMS: the files that exist, none of which can be added or deleted. */
export const createAccessCollection = () => ({
  name: ACCESS_COLLECTION,
  label: 'Access and opening hours',
  description: 'Per location: whether visitors may enter, its opening hours, and its fee.',
  format: 'location',
  extension: 'yml',
  folder: FOLDER,
  create: false,
  delete: false,
  identifier_field: 'name.en',
  summary: '{{name.en}}',
  fields: toDecapFields(screenSchema),
});
