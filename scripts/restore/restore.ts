import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callWrangler, type RunWrangler } from '../bootstrap-account/wrangler.ts';
import { getFiles, listSteps, listStepsBack, type Options, type Step } from './steps.ts';

/** How the restore reaches the account, where its files are, and how it says what it does. */
export type Context = { wrangler: RunWrangler; workspace: string; print: (line: string) => void };

const describe = (step: Step) =>
  'file' in step
    ? `${step.joins.join(' + ')} > ${step.file}`
    : `${step.input ? `echo ${step.input} | ` : ''}wrangler ${step.wrangler.join(' ')}`;

/** Lists what a restore would do, line by line. */
export const describeSteps = (options: Options): string[] =>
  listSteps(options).map((step) => `${step.title}: ${describe(step)}`);

function run(step: Step, { wrangler, workspace }: Context) {
  if (!('file' in step)) return callWrangler(wrangler, step.wrangler, step.input);
  const texts = step.joins.map((file) => readFileSync(path.resolve(workspace, file), 'utf8'));
  return writeFileSync(path.resolve(workspace, step.file), texts.join('\n'), { mode: 0o600 });
}

/**
 * Restores the database of an environment. When a step fails, the API stays paused until somebody has finished.
 *
 * @throws Error with the output of the step that failed, and what to do.
 */
export function restore(options: Options, context: Context): void {
  const kept = options.kept ?? getFiles(options.environment).kept;
  // Another export would keep what the restored database says.
  if (!options.kept && existsSync(path.resolve(context.workspace, kept)))
    throw new Error(`${kept} is there from another run: finish that with --kept ${kept}, or delete the file`);
  let isKept = options.kept !== undefined;
  for (const step of listSteps(options)) {
    context.print(`${step.title}: ${describe(step)}`);
    try {
      run(step, context);
    } catch (error) {
      const next = isKept
        ? `The API is paused. Mend the cause and run it again with --kept ${kept}, which must not be lost.`
        : `The database has what it had, and the API is paused. Mend the cause and run it again, or give it up:\n${listStepsBack(options.environment).map(describe).join('\n')}`;
      throw new Error(`${error instanceof Error ? error.message : error}\n${next}`);
    }
    isKept ||= 'wrangler' in step && step.wrangler[1] === 'export';
  }
}
