import { spawnSync } from 'node:child_process';
import { provider } from '../../shared-delivery/src/provider/provider.ts';
import { requireAccount } from './account.ts';
import { describeOpenDesk } from './desk.ts';
import type { Part } from './parts.ts';
import { findMissingProvider, findPlaceholders } from './placeholders.ts';
import { FOLDERS, listSteps, type Step } from './steps.ts';
import type { Environment } from './wrangler-config.ts';

/** What is deployed, and how: `isDeskOpen` says that the desk of production may have no sign-in. */
export type Deployment = {
  part: Part;
  environment: Environment;
  isCanary: boolean;
  isDryRun: boolean;
  isDeskOpen: boolean;
};

/** Says what is missing for a deployment. @throws Error of it, unless nothing is deployed. */
export function checkSettings({ part, environment, isDryRun, isDeskOpen }: Deployment): string[] {
  const placeholders = [
    ...findPlaceholders([FOLDERS[part]], environment),
    ...(part === 'shell' ? findMissingProvider(provider) : []),
  ];
  const list = placeholders.map((line) => `  ${line}`).join('\n');
  if (placeholders.length > 0 && !isDryRun)
    throw new Error(`${environment} is not configured yet. Replace these placeholders (docs/deploying.md):\n${list}`);
  const openDesk = part === 'api' && !isDeskOpen ? describeOpenDesk(environment) : null;
  if (openDesk && !isDryRun) throw new Error(`${openDesk}, or say --open-desk.`);
  if (!isDryRun) requireAccount(process.env);
  return [
    ...(openDesk ? [`${openDesk}, or say --open-desk.`] : []),
    ...(placeholders.length > 0 ? [`To be replaced before a real deployment:\n${list}`] : []),
  ];
}

function runStep({ title, command, args, folder, prepare }: Step): void {
  prepare?.();
  console.log(`[deploy] ${title}: ${command} ${args.join(' ')}`);
  // Without a terminal's questions.
  const env = { ...process.env, CI: '1', NODE_ENV: 'production' };
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`Failed, see above: ${title}${error ? ` (${error.message})` : ''}`);
}

/** The revision of the working copy, by which `wrangler versions list` says what runs: with `-dirty` when nobody else has it. */
export function readRevision(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude', '*'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'unknown';
}

/**
 * Deploys a Worker to an environment, or uploads a version of it that nobody gets yet.
 *
 * @throws Error when something is missing or fails; the output of a step that fails is printed.
 */
export function deploy(deployment: Deployment): void {
  const notes = checkSettings(deployment);
  for (const step of listSteps({ ...deployment, tag: readRevision() })) runStep(step);
  for (const note of notes) console.log(`[deploy] ${note}`);
}
