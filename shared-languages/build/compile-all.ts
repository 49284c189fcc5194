import { globSync } from 'node:fs';
import path from 'node:path';
import { compileMessages } from './compile-messages.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/**
 * Compiles the messages of every package of a workspace.
 *
 * @param workspace its root folder.
 * @param isDevelopment as in compile-messages.ts.
 * @throws AggregateError with the mistakes of each package.
 */
export function compileAll(workspace: string = WORKSPACE, isDevelopment = false): void {
  const errors = globSync('*/messages/en.json', { cwd: workspace }).flatMap((file) => {
    try {
      compileMessages(path.join(workspace, path.dirname(path.dirname(file))), isDevelopment);
      return [];
    } catch (error) {
      return [error instanceof Error ? error : new Error(String(error))];
    }
  });
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'));
}

/** Vitest calls it before tests. */
export const setup = (): void => compileAll();

if (import.meta.main) {
  try {
    compileAll();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
