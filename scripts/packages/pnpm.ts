import { spawnSync } from 'node:child_process';

/** As scripts/bootstrap.mjs installs with. */
export const PACKAGE_MANAGER = 'pnpm@12.21.0';

/** Runs pnpm in a folder. */
export type RunPnpm = (folder: string, args: readonly string[]) => { isOk: boolean; stdout: string; stderr: string };

export const runPnpm: RunPnpm = (folder, args) => {
  const { status, stdout, stderr, error } = spawnSync('npx', ['--yes', PACKAGE_MANAGER, ...args], {
    cwd: folder,
    encoding: 'utf8',
    // The list of licences is long.
    maxBuffer: 1e8,
  });
  return { isOk: status === 0, stdout: stdout ?? '', stderr: error?.message ?? stderr ?? '' };
};
