import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const SCRIPTS = ['preinstall', 'install', 'postinstall'];

/** Whether a package wants to run something when it is installed; a binding.gyp alone makes pnpm build it. */
function hasInstallScript(folder: string): boolean {
  const { scripts = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return SCRIPTS.some((name) => name in scripts) || existsSync(path.join(folder, 'binding.gyp'));
}

/** Lists the installed packages of a workspace that want to run something when they are installed, by name. */
export function listInstallScripts(workspace: string): string[] {
  const store = path.join(workspace, 'node_modules/.pnpm');
  const files = globSync(['*/node_modules/*/package.json', '*/node_modules/@*/*/package.json'], { cwd: store });
  const folders = files.map((file) => path.join(store, path.dirname(file)));
  const names = folders.filter(hasInstallScript).map((folder) => folder.split('/node_modules/').at(-1) ?? '');
  return [...new Set(names)].sort();
}

/** Lists the packages that a workspace lets run something when they are installed. */
export function listAllowedBuilds(workspace: string): string[] {
  const { allowBuilds = {} } = parse(readFileSync(path.join(workspace, 'pnpm-workspace.yaml'), 'utf8'));
  return Object.keys(allowBuilds).sort();
}
