import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Engine } from './engine.ts';

/** The packages of Debian that engines need and that are not there. */
const listMissing = (engines: readonly Engine[]): string[] => [
  ...new Set(
    engines.flatMap(({ programs }) =>
      Object.entries(programs).flatMap(([file, name]) => (existsSync(file) ? [] : [name])),
    ),
  ),
];

/**
 * Installs what engines need from Debian's packages, unless it is there.
 *
 * @throws Error that says what is missing and how to install it, on a machine where this cannot.
 */
export function installEngines(engines: readonly Engine[]): void {
  const missing = listMissing(engines);
  if (missing.length === 0) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const install = [...prefix, 'apt-get', 'install', '--yes', '--no-install-recommends', ...missing];
  console.log(`[test:engines] installing ${missing.join(', ')}`);
  try {
    for (const [command = '', ...args] of [[...prefix, 'apt-get', 'update'], install])
      execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (error) {
    throw new Error(
      `${missing.join(', ')} could not be installed: this needs Debian's apt-get, and root or sudo without a password. Install them by hand, or leave engines out with --engine.`,
      { cause: error },
    );
  }
  const absent = listMissing(engines);
  if (absent.length > 0)
    throw new Error(`apt-get installed ${absent.join(', ')}, but the programs are not where Debian 12 has them`);
}
