import { Document } from 'yaml';

type Fields = Readonly<Record<string, unknown>>;

const isWritten = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Fields without those that were emptied, in this order; what has no place in it comes last. */
function arranged(fields: Fields, order: readonly string[]): Fields {
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const written = Object.entries(fields).filter(([, value]) => isWritten(value));
  return Object.fromEntries(written.sort(([one], [other]) => placeOf(one) - placeOf(other)));
}

/** A value without the empty fields of what is in it. */
const withoutBlanks = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((each) => (each && typeof each === 'object' ? arranged(each, []) : each)) : value;

/** Fields as they are written: those that were emptied are gone, in lists too. */
export const tidied = (fields: Fields, order: readonly string[] = []): Fields =>
  Object.fromEntries(Object.entries(arranged(fields, order)).map(([name, value]) => [name, withoutBlanks(value)]));

/**
 * Fields as a file: one line each, so that a changed word is a changed line.
 *
 * @param order names of fields, as they are to stand.
 */
export const writeYaml = (fields: Fields, order: readonly string[]): string =>
  new Document(tidied(fields, order)).toString({ lineWidth: 0 });

/** Fields and, as the field `body`, a text in Markdown as a file (document.ts reads it). */
export function writeFrontMatter({ body, ...fields }: Fields, order: readonly string[]): string {
  return `---\n${writeYaml(fields, order)}---\n\n${String(body ?? '').trim()}\n`;
}
