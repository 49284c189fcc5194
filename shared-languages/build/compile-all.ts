import { globSync } from 'node:fs';
import path from 'node:path';
import { compileMessages } from './compile-messages.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/**
 * Compiles the messages of every package of the workspace.
 *
 * @throws AggregateError with the mistakes of each package.
 */
export function compileAll(): void {
  const errors = globSync('*/messages/en.json', { cwd: WORKSPACE }).flatMap((file) => {
    try {
      compileMessages(path.join(WORKSPACE, path.dirname(path.dirname(file))));
      return [];
    } catch (error) {
      return [error instanceof Error ? error : new Error(String(error))];
    }
  });
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'));
}

/** Vitest calls it before tests. */
export const setup = compileAll;

if (import.meta.main) {
  try {
    compileAll();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
