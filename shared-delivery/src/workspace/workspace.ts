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

/** Finds packages and all that depend on them. @returns their folders. */
export function findDependents(folders: readonly string[], graph: PackageGraph): ReadonlySet<string> {
  const found = new Set(folders);
  // A set goes on with what is added to it meanwhile.
  for (const name of found)
    for (const [folder, dependencies] of graph) if (dependencies.includes(name)) found.add(folder);
  return found;
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
