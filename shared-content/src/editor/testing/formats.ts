import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EditorPart } from '@almaty/delivery/schema';
import { expect, test } from 'vitest';

/** The file or the files of a collection, or of a single file, and the format in which the screen writes them. */
type Edited = { folder?: string; file?: string; files?: readonly Edited[]; format?: string };

/**
 * Defines the tests of a remote's formats: that editors can change every file of its content, and that a file that is read
 * and written is the same.
 *
 * @param workspace the root folder of the workspace.
 * @param contentFolder of the remote, relative to it.
 */
export function testFormats({ collections, formats }: EditorPart, workspace: string, contentFolder: string): void {
  const listFiles = ({ folder, file, files, format = '' }: Edited): [string, string][] => [
    ...(folder ? globSync(`${folder}/*.yml`, { cwd: workspace }).map((name): [string, string] => [name, format]) : []),
    ...(file ? [[file, format] satisfies [string, string]] : []),
    ...(files?.flatMap(listFiles) ?? []),
  ];
  const edited = (collections as readonly Edited[]).flatMap(listFiles);

  test('editors can change every file', () => {
    // What is said of a trail goes with its geodata, which is imported with a command.
    const exclude = [`${contentFolder}/geo/**`];
    const all = globSync(`${contentFolder}/**/*.yml`, { cwd: workspace, exclude });
    expect(edited.map(([file]) => path.normalize(file)).sort()).toEqual(all.sort());
  });

  test.each(edited)(
    '%s is written as it is read, so that the editor changes only what is changed in it',
    (file, name) => {
      const text = readFileSync(path.join(workspace, file), 'utf8');
      const format = formats[name];
      expect(format?.serialize(format.parse(text))).toBe(text);
    },
  );
}
