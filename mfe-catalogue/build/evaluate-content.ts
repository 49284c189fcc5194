import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** What the build takes from the content. */
export type EvaluatedContent = {
  /** File in `view-models` -> the module of its values, as code. */
  modules: Readonly<Record<string, string>>;
  /** File of the release -> its JSON. */
  files: Readonly<Record<string, string>>;
  /** The details of all locations by their slugs, as JSON. */
  details: string;
};

/** Creates an error without a stack, which would hide what is wrong with the content. */
const createContentError = (message: string) =>
  Object.assign(new Error(`The content can't be published:\n${message}`), { stack: '' });

/** Runs the worker in a thread of its own. @throws Error with one message per mistake. */
const runWorker = (file: string): Promise<EvaluatedContent> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file);
    worker.once('message', resolve);
    worker.once('error', (error: Error) => reject(createContentError(error.message)));
  });

/** Changes when a file of the content does. */
const getState = (folder: string) =>
  globSync('**/*.{ts,yml}', { cwd: folder })
    .sort()
    .map((file) => `${file} ${statSync(path.join(folder, file)).mtimeMs}`)
    .join('\n');

/**
 * Creates a function that validates and evaluates the content of the package. While no file of it changes, it returns the
 * same result; after a change it reads all files again, so that a development server shows what is written now.
 *
 * @param packageFolder folder of the catalogue.
 */
export function createContentEvaluator(packageFolder: string): () => Promise<EvaluatedContent> {
  let last: { state: string; content: Promise<EvaluatedContent> } | undefined;
  return () => {
    const state = getState(path.join(packageFolder, 'src/content'));
    if (last?.state !== state)
      last = { state, content: runWorker(path.join(packageFolder, 'build/content-worker.ts')) };
    return last.content;
  };
}
