import path from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** What a compiler of a development server says of the files that have changed since its last compilation. */
type Changes = Pick<Rspack.Compiler, 'modifiedFiles' | 'removedFiles'>;

/** Components and styles, and folders in which any file may have changed. */
const OF_PAGES_ONLY = ['.tsx', '.css', ''];

/**
 * Whether something has changed that generated content can depend on: the content itself, or code that is no component.
 *
 * @param content the folder of the content, whose files the compiler does not tell apart.
 */
export const hasChanged = ({ modifiedFiles, removedFiles }: Changes, content: string): boolean =>
  [...(modifiedFiles ?? []), ...(removedFiles ?? [])].some(
    (file) => file.startsWith(content) || !OF_PAGES_ONLY.includes(path.extname(file)),
  );
