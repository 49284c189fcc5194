import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listAllowedBuilds, listInstallScripts } from './install-scripts.ts';
import { describeLicences, findLicenceFaults } from './licences.ts';
import { findLockfileFaults } from './lockfile.ts';
import { type RunPnpm, runPnpm } from './pnpm.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What is installed with a lockfile of its own. */
export const WORKSPACES = ['.', 'art'] as const;

/** What pnpm says when no registry has answered. */
const NO_ANSWER =
  /ERR_PNPM_(AUDIT_BAD_RESPONSE|AUDIT_ENDPOINT_NOT_EXISTS|FETCH\w*|META_FETCH\w*)|ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT/;

/** What a check found: `notes` are facts, and `faults` fail the command. */
export type Result = { notes: readonly string[]; faults: readonly string[] };

/** Lists the licences of what is installed, and those that nobody has allowed. @throws Error when pnpm cannot list them. */
export function checkLicences(workspace: string, pnpm: RunPnpm): Result {
  const { isOk, stdout, stderr } = pnpm(workspace, ['licenses', 'list', '--json', '-r']);
  if (!isOk) throw new Error(`The licences cannot be listed:\n${stderr}`);
  const list = JSON.parse(stdout);
  return { notes: describeLicences(list), faults: findLicenceFaults(list) };
}

/** Asks the registry for advisories of level high or worse; says so when it does not answer. */
export function checkAdvisories(workspace: string, pnpm: RunPnpm): Result {
  const { isOk, stdout, stderr } = pnpm(workspace, ['audit', '--audit-level', 'high', '--json']);
  if (isOk) return { notes: ['no advisory of level high'], faults: [] };
  const reason = stderr.replaceAll(/[\s│×]+/g, ' ').trim();
  if (stdout.trim() === '' && NO_ANSWER.test(stderr))
    return { notes: [`advisories not checked: ${reason}`], faults: [] };
  return { notes: [], faults: [`advisories of level high, or none could be read: ${stdout.trim() || reason}`] };
}

/** Compares the install scripts of what is installed with those that may run. */
export function checkInstallScripts(workspace: string): Result {
  const [wanted, allowed] = [listInstallScripts(workspace), listAllowedBuilds(workspace)];
  return {
    notes: [`install scripts: ${wanted.join(', ') || 'none'}`],
    faults: [
      ...wanted.filter((name) => !allowed.includes(name)).map((name) => `${name} wants to run an install script`),
      ...allowed
        .filter((name) => !wanted.includes(name))
        .map((name) => `allowBuilds names ${name}, which runs nothing`),
    ],
  };
}

/** Checks the lockfile of a workspace, and that nothing changes the registry that it is read with. */
export function checkLockfile(workspace: string): Result {
  const lockfile = readFileSync(path.join(workspace, 'pnpm-lock.yaml'), 'utf8');
  const settings = readFileSync(path.join(workspace, 'pnpm-workspace.yaml'), 'utf8');
  const faults = findLockfileFaults(lockfile);
  return {
    notes: faults.length > 0 ? [] : ['lockfile: every package of the default registry, with its integrity'],
    faults: [
      ...faults,
      ...(existsSync(path.join(workspace, '.npmrc')) ? ['.npmrc may change the registry'] : []),
      ...(/^(registry|registries|namedRegistries):/m.test(settings)
        ? ['pnpm-workspace.yaml changes the registry']
        : []),
    ],
  };
}

/**
 * Checks the packages of others and prints what it found, as Markdown.
 *
 * @throws Error that names every fault.
 */
export function checkPackages(pnpm: RunPnpm = runPnpm): void {
  const faults = WORKSPACES.flatMap((name) => {
    const workspace = path.join(ROOT, name);
    if (!existsSync(path.join(workspace, 'node_modules/.pnpm'))) {
      console.log(`## ${name}\n\n- not checked: it is not installed`);
      return [];
    }
    const results = [
      checkLockfile(workspace),
      checkInstallScripts(workspace),
      checkLicences(workspace, pnpm),
      checkAdvisories(workspace, pnpm),
    ];
    console.log([`## ${name}\n`, ...results.flatMap(({ notes }) => notes).map((note) => `- ${note}`)].join('\n'));
    return results.flatMap((result) => result.faults).map((fault) => `${name}: ${fault}`);
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
