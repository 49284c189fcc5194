import { spawnSync } from 'node:child_process';
import { provider } from '../../shared-delivery/src/provider/provider.ts';
import { requireAccount } from './account.ts';
import { describeOpenDesk } from './desk.ts';
import type { Part } from './parts.ts';
import { findMissingProvider, findPlaceholders } from './placeholders.ts';
import { FOLDERS, listSteps } from './steps.ts';
import type { Environment } from './wrangler-config.ts';

/** What is deployed, and how: `isDeskOpen` says that the desk of production may have no sign-in. */
type Deployment = { part: Part; environment: Environment; isDryRun: boolean; isDeskOpen: boolean };

/**
 * Deploys a Worker to an environment.
 *
 * @throws Error when something is missing or fails; the output of a step that fails is printed.
 */
export function deploy({ part, environment, isDryRun, isDeskOpen }: Deployment): void {
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
  for (const { title, command, args, folder } of listSteps(part, environment, isDryRun)) {
    console.log(`[deploy] ${title}: ${command} ${args.join(' ')}`);
    // Without a terminal's questions.
    const env = { ...process.env, CI: '1', NODE_ENV: 'production' };
    const { status, error } = spawnSync(command, args, { cwd: folder, stdio: 'inherit', env });
    if (status !== 0) throw new Error(`Failed, see above: ${title}${error ? ` (${error.message})` : ''}`);
  }
  if (openDesk) console.log(`[deploy] ${openDesk}, or say --open-desk.`);
  if (placeholders.length > 0) console.log(`[deploy] To be replaced before a real deployment:\n${list}`);
}
