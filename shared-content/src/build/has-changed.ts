import path from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** What a compiler of a development server says of the files that have changed since its last compilation. */
type Changes = Pick<Rspack.Compiler, 'modifiedFiles' | 'removedFiles'>;

/** Components and styles, and folders in which any file may have changed. */
const OF_PAGES_ONLY = ['.tsx', '.css', ''];

/**
 * Whether something has changed that the generated content of a remote can depend on: its content, or code that is no component.
 *
 * @param root the remote's folder. Of its content a compiler names the folder, and not the file.
 */
export function hasChanged({ modifiedFiles, removedFiles }: Changes, root: string): boolean {
  const [content, generated] = [path.join(root, 'content'), path.join(root, 'generated')];
  return [...(modifiedFiles ?? []), ...(removedFiles ?? [])].some(
    (file) => file.startsWith(content) || !(file.startsWith(generated) || OF_PAGES_ONLY.includes(path.extname(file))),
  );
}
