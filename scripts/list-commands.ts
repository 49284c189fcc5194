import path from 'node:path';
import type { AnyCommand } from '../shared-commands/src/index.ts';

const ROOT = path.dirname(import.meta.dirname);

/** What commands are for -> the modules that export them; docs/commands.md has this order. Those of `art` are in its README. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  Tests: ['scripts/test.ts', 'scripts/test-long.ts', 'e2e/engines/run.ts', 'scripts/packages/command.ts'],
  'The site': ['scripts/start.ts', 'shared-delivery/src/release-server/cli.ts'],
  Teams: ['scripts/create/command.ts'],
  Content: ['scripts/content/command.ts'],
  Releases: ['shared-delivery/src/publishing/command.ts', 'shared-delivery/src/preview/command.ts'],
  Operations: ['scripts/operate/command.ts'],
  Deployment: ['scripts/deploy/command.ts'],
  Measurements: [
    ...['e2e/bench/pages.ts', 'e2e/bench/api.ts', 'e2e/load/chaos.ts', 'e2e/load/attack.ts', 'e2e/releases/month.ts'],
  ],
  Planner: [
    'shared-planner/src/cli/command.ts',
    ...['write-examples', 'requests', 'properties', 'toptw'].map((name) => `shared-planner/bench/${name}.ts`),
  ],
  Documents: ['mfe-catalogue/build/commands/draw-roads.ts', 'e2e/screenshots/take.ts', 'scripts/import-graph.ts'],
};

/** Loads the command that a module exports under a name that ends with “Command”, or creates. */
async function loadCommand(file: string): Promise<AnyCommand> {
  const exported: Record<string, AnyCommand | (() => AnyCommand)> = await import(path.join(ROOT, file));
  const [, command] = Object.entries(exported).find(([name]) => name.endsWith('Command')) ?? [];
  if (!command) throw new Error(`${file} exports no command`);
  return typeof command === 'function' ? command() : command;
}

/** Loads all commands, by what they are for; nothing of what they do is loaded. */
export const listCommands = (): Promise<(readonly [title: string, commands: readonly AnyCommand[]])[]> =>
  Promise.all(
    Object.entries(MODULES).map(async ([title, files]) => [title, await Promise.all(files.map(loadCommand))] as const),
  );
