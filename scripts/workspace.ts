import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** Folder of a package -> folders of the workspace packages it depends on. */
export type PackageGraph = ReadonlyMap<string, readonly string[]>;

/** Reads the dependencies between the packages of the workspace. */
export function readPackageGraph(root = process.cwd()): PackageGraph {
  const files = globSync('*/package.json', { cwd: root, exclude: ['node_modules', 'art'] });
  const manifests = files.map((file) => {
    const manifest: Manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    return { folder: path.dirname(file), manifest };
  });
  const folders = new Map(manifests.map(({ folder, manifest }) => [manifest.name, folder]));
  return new Map(
    manifests.map(({ folder, manifest: { dependencies, devDependencies } }) => {
      const names = Object.keys({ ...dependencies, ...devDependencies });
      return [folder, names.flatMap((name) => folders.get(name) ?? [])];
    }),
  );
}

/**
 * Whether a file affects no package: a document for people (the Markdown files inside a package are content of the site), or
 * what draws the pictures, which is a workspace of its own.
 */
const isOutside = (file: string) => /^(docs|art)\/|^([^/]+\/)?[^/]+\.md$/.test(file);

/**
 * Finds the packages that a change affects: those that contain a changed file, and all that depend on them.
 *
 * @param files changed files, relative to the root of the workspace.
 * @returns folders of packages; all of them when a file outside the packages changed, such as the lock file.
 */
export function findAffectedPackages(files: readonly string[], graph: PackageGraph): ReadonlySet<string> {
  const folders = files.filter((file) => !isOutside(file)).map((file) => file.split('/')[0] ?? '');
  if (folders.some((folder) => !graph.has(folder))) return new Set(graph.keys());
  const affected = new Set(folders);
  for (let size = -1; size !== affected.size; ) {
    size = affected.size;
    for (const [folder, dependencies] of graph)
      if (dependencies.some((dependency) => affected.has(dependency))) affected.add(folder);
  }
  return affected;
}

/**
 * Finds the packages that a package imports, directly or through others, and itself.
 *
 * @returns their folders, in the order of the alphabet.
 */
export function findImportedPackages(folder: string, graph: PackageGraph): readonly string[] {
  const found = new Set([folder]);
  // A set goes on with what is added to it meanwhile.
  for (const name of found) for (const dependency of graph.get(name) ?? []) found.add(dependency);
  return [...found].sort();
}
