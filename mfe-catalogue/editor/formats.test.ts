import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createEditorPart } from '@almaty/content/editor';
import { expect, test } from 'vitest';
import { CONTENT_FOLDER, WORKSPACE } from '../build/content/read-content.ts';
import { catalogueCollections } from './catalogue-collections.ts';

const { collections, formats } = createEditorPart({
  ...{ remote: 'catalogue', collections: catalogueCollections, due: [], styles: [] },
  Entry: () => null,
});

/** The file or the files of a collection, or of a single file, and the format in which the screen writes them. */
type Edited = { folder?: string; file?: string; files?: readonly Edited[]; format?: string };

const listFiles = ({ folder, file, files, format = '' }: Edited): [string, string][] => [
  ...(folder ? globSync(`${folder}/*.yml`, { cwd: WORKSPACE }).map((name): [string, string] => [name, format]) : []),
  ...(file ? [[file, format] satisfies [string, string]] : []),
  ...(files?.flatMap(listFiles) ?? []),
];
const edited = (collections as readonly Edited[]).flatMap(listFiles);

test('editors can change every file', () => {
  const all = globSync(`${CONTENT_FOLDER}/**/*.yml`, { cwd: WORKSPACE });
  expect(edited.map(([file]) => path.normalize(file)).sort()).toEqual(all.sort());
});

test.each(edited)(
  '%s is written as it is read, so that the editor changes only what is changed in it',
  (file, name) => {
    const text = readFileSync(path.join(WORKSPACE, file), 'utf8');
    const format = formats[name];
    expect(format?.serialize(format.parse(text))).toBe(text);
  },
);
