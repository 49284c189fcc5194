import { Document } from 'yaml';

type Fields = Readonly<Record<string, unknown>>;

const hasValue = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Removes empty fields and sorts the others; fields that `order` does not name come last. */
function sortFields(fields: Fields, order: readonly string[]): Fields {
  const getPosition = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const entries = Object.entries(fields).filter(([, value]) => hasValue(value));
  return Object.fromEntries(entries.sort(([one], [other]) => getPosition(one) - getPosition(other)));
}

const cleanListItems = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((item) => (item && typeof item === 'object' ? removeEmptyFields(item) : item))
    : value;

/** Removes fields without a value, also from the items of lists at any depth, and sorts the fields by `order`. */
export const removeEmptyFields = (fields: Fields, order: readonly string[] = []): Fields =>
  Object.fromEntries(Object.entries(sortFields(fields, order)).map(([name, value]) => [name, cleanListItems(value)]));

/**
 * Serializes fields as YAML. Lines are not wrapped, so that a changed word is one changed line.
 *
 * @param order the names of the fields in the order of the schema.
 */
export const serializeYaml = (fields: Fields, order: readonly string[]): string =>
  new Document(removeEmptyFields(fields, order)).toString({ lineWidth: 0 });

/** Serializes fields, and the field `body` as a Markdown text after them (see parseFrontMatter). */
export function serializeFrontMatter({ body, ...fields }: Fields, order: readonly string[]): string {
  return `---\n${serializeYaml(fields, order)}---\n\n${String(body ?? '').trim()}\n`;
}
