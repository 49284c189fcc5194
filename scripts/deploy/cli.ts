import { spawnSync } from 'node:child_process';
import { requireAccount } from './account.ts';
import { type Deployment, parseCommandLine, USAGE, UsageError } from './command-line.ts';
import { findPlaceholders } from './placeholders.ts';
import { listSteps, PARTS } from './steps.ts';

/** @throws Error when something is missing or fails; the output of a step that fails is printed. */
function deploy({ part, environment, isDryRun }: Deployment) {
  const placeholders = findPlaceholders([PARTS[part]], environment);
  const list = placeholders.map((line) => `  ${line}`).join('\n');
  if (placeholders.length > 0 && !isDryRun)
    throw new Error(`${environment} is not configured yet. Replace these placeholders (docs/deploying.md):\n${list}`);
  if (!isDryRun) requireAccount(process.env);
  for (const { title, command, args, folder } of listSteps(part, environment, isDryRun)) {
    console.log(`[deploy] ${title}: ${command} ${args.join(' ')}`);
    // Without a terminal's questions.
    const env = { ...process.env, CI: '1', NODE_ENV: 'production' };
    const { status, error } = spawnSync(command, args, { cwd: folder, stdio: 'inherit', env });
    if (status !== 0) throw new Error(`Failed, see above: ${title}${error ? ` (${error.message})` : ''}`);
  }
  if (placeholders.length > 0) console.log(`[deploy] To be replaced before a real deployment:\n${list}`);
}

const args = process.argv.slice(2);
if (args.includes('--help')) console.log(USAGE);
else
  try {
    deploy(parseCommandLine(args));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof UsageError) console.error(`\n${USAGE}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
