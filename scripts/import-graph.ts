import { spawnSync } from 'node:child_process';
import { readPackageGraph } from './workspace.ts';

const USAGE = `Draws which modules import which, as a Mermaid diagram.

  pnpm imports:graph                  the packages of the workspace
  pnpm imports:graph mfe-catalogue    the folders of a package, features each on their own`;

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

const packages = [...readPackageGraph().keys()];
const [folder, ...more] = process.argv.slice(2);
if (folder === '--help') console.log(USAGE);
else if (more.length > 0 || (folder && !packages.includes(folder))) {
  console.error(`Name one package, or none: ${packages.join(', ')}\n\n${USAGE}`);
  process.exitCode = 2;
} else drawGraph(folder, packages);
