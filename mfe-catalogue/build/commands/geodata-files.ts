import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ImportError } from '../map/import/part.ts';

/** Reads a file that somebody has named. @throws ImportError when it cannot be read. */
export function readNamedFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ImportError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Writes files whose text has changed. @returns what to print of them. */
export function writeChanged(workspace: string, texts: Readonly<Record<string, string>>, next: string): string {
  const changed = Object.entries(texts).filter(
    ([file, text]) => readFileSync(path.join(workspace, file), 'utf8') !== text,
  );
  for (const [file, text] of changed) writeFileSync(path.join(workspace, file), text);
  if (changed.length === 0) return 'Nothing has changed';
  return `Written: ${changed.map(([file]) => file).join(', ')}\n\n${next}`;
}
