import { todayInAlmaty } from '@almaty/dates';
import type { EditedEntry, EditorPart } from '@almaty/delivery/schema';
import { type ComponentType, createElement } from 'react';
import type { DueFile } from '../entries/due.ts';
import { readEntry } from '../entries/find-mistakes.ts';
import { tidy } from '../file/serialize-yaml.ts';
import { findStaleTexts, type Translated } from '../translations/stale-texts.ts';
import { getCollectionName } from './cms-fields.ts';
import {
  createCollection,
  createFormats,
  type EditedCollection,
  getFields,
  type Rules,
  toContent,
} from './collections.ts';
import { createPreview } from './create-preview.ts';
import { getFieldName } from './field-names.ts';
import { listDifferences } from './list-differences.ts';
import type { NamedStaleText } from './StaleTexts.tsx';
import { isUpload } from './uploads.ts';

type Part = {
  remote: string;
  collections: readonly EditedCollection[];
  /** What is due of the released files; what its day has come for is listed as such. */
  due: readonly DueFile[];
  /** For which English texts the translations of the released files were made. */
  translated: Translated;
  /** Style sheets of the preview. */
  styles: readonly string[];
  /** Shows an entry as visitors will see it; it may be unfinished. Its collection is the remote's own name of it. */
  Entry: ComponentType<EditedEntry>;
};

/** Collection, or collection and file -> how its entries are validated. */
const listRules = (collections: readonly EditedCollection[]): Map<string, Rules> =>
  new Map(
    collections.flatMap((collection): [string, Rules][] =>
      'files' in collection
        ? collection.files.map((file) => [`${collection.name}/${file.name}`, file])
        : [[collection.name, collection]],
    ),
  );

const getValue = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value: unknown, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], content);

/** Creates what a remote brings to the screen of content editors, from the schemas that validate its build. */
export function createEditorPart({ remote, collections, due, translated, styles, Entry }: Part): EditorPart {
  const today = todayInAlmaty();
  const dueFiles = due.flatMap(({ file, since }) => (since <= today ? [file] : []));
  const rules = listRules(collections);

  /** Gives an entry the remote's own name of its collection. */
  const toOwn = (entry: EditedEntry): EditedEntry => ({
    ...entry,
    collection: entry.collection.slice(getCollectionName(remote, '').length),
  });

  const findRules = ({ collection, slug }: EditedEntry) => rules.get(collection) ?? rules.get(`${collection}/${slug}`);

  /** What the file of an entry will hold, how it is validated, and how its fields are named. */
  function readContent(entry: EditedEntry) {
    const found = findRules(toOwn(entry));
    if (!found) return undefined;
    const content = tidy(found.schema, toContent(found.schema, entry.values));
    const fields = getFields(found.schema);
    const named = Array.isArray(content) ? fields.properties?.items : fields;
    return { ...found, content, getName: (path: readonly PropertyKey[]) => getFieldName(named, path) };
  }

  function findMistakes(entry: EditedEntry): string[] {
    const read = readContent(entry);
    if (!read) return [];
    const { schema, content, findMore = () => [], getName } = read;
    return [...readEntry(schema, content).mistakes, ...findMore(content)]
      .filter(({ path }) => !isUpload(getValue(content, path)))
      .map(({ path, message }) => `${getName(path)}: ${message}`);
  }

  function listFieldDifferences(entry: EditedEntry, theirs: EditedEntry['values']) {
    const read = readContent(entry);
    return read ? listDifferences(readContent({ ...entry, values: theirs })?.content, read.content, read.getName) : [];
  }

  async function findStale(entry: EditedEntry): Promise<NamedStaleText[]> {
    const read = readContent(entry);
    const texts = await findStaleTexts(read?.content, translated);
    return texts.map((text) => ({ ...text, name: read?.getName(text.path) ?? '' }));
  }

  /** The entry without the fields that the screen keeps empty. */
  function toShown(entry: EditedEntry): EditedEntry {
    const own = toOwn(entry);
    return { ...own, values: tidy(findRules(own)?.schema, own.values) as EditedEntry['values'] };
  }

  return {
    collections: collections.map((collection) => createCollection(remote, collection, dueFiles)),
    formats: Object.fromEntries(collections.flatMap((collection) => createFormats(remote, collection))),
    styles: styles.map((style) => new URL(style, location.href).href),
    findMistakes,
    listDifferences: listFieldDifferences,
    showPreview: createPreview(findMistakes, findStale, (entry) => createElement(Entry, toShown(entry))),
  };
}
