import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type * as z from 'zod';
import { ImportError } from './part.ts';

/** Elements that are lists, however many there are. */
const LISTS = ['node', 'way', 'relation', 'nd', 'member', 'tag', 'trk', 'trkseg', 'trkpt', 'rte'];

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => LISTS.includes(name),
});

/**
 * Parses an XML file, and takes what a schema names of it; texts stay texts.
 *
 * @throws ImportError that says where the file is no XML, or what it lacks.
 */
export function parseXml<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> {
  const validity = XMLValidator.validate(text);
  if (validity !== true) throw new ImportError(`It is no XML: line ${validity.err.line}: ${validity.err.msg}`);
  return parseWith(schema, parser.parse(text));
}

/** Parses a value with a schema. @throws ImportError that names the place of the first mistake. */
export function parseWith<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ImportError(`${issue?.path.join('.') || 'The file'}: ${issue?.message}`);
}
