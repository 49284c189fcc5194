import { spawnSync } from 'node:child_process';
import { createCommand, InvalidArgumentError, runCommand } from '../shared-commands/src/index.ts';
import { readPackageGraph } from '../shared-delivery/src/workspace/workspace.ts';

/** Prints the diagram of the packages, or of the folders of one package. */
function drawGraph(folder: string | undefined, packages: readonly string[]) {
  const included = folder ? `^${folder}/(src|worker|editor|build)/` : `^(${packages.join('|')})/`;
  const node = folder ? `^${folder}/[^/]+/(features/[^/]+|[^/]+)` : '^[^/]+';
  const config = ['--config', '.dependency-cruiser.mjs', '--output-type', 'mermaid'];
  const selection = ['--include-only', included, '--exclude', '\\.test\\.|/testing/', '--collapse', node];
  const { status } = spawnSync('depcruise', [...config, ...selection, ...(folder ? [folder] : packages)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

export const graphCommand = createCommand(
  'npm run -s imports:graph --',
  'Draws which modules import which, as a Mermaid diagram.',
)
  .argument('[package]', 'its folders, features each on their own; the packages of the workspace unless given')
  .action((folder) => {
    const packages = [...readPackageGraph().keys()];
    if (folder && !packages.includes(folder))
      throw new InvalidArgumentError(`There is no package ${folder}: ${packages.join(', ')}`);
    drawGraph(folder, packages);
  });

if (import.meta.main) await runCommand(graphCommand);
