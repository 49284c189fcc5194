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
  const files = globSync('*/package.json', { cwd: root, exclude: ['node_modules'] });
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
 * Finds the packages that a change affects: those that contain a changed file, and all that depend on them.
 *
 * @param files changed files, relative to the root of the workspace.
 * @returns folders of packages; all of them when a file outside the packages changed, such as the lock file.
 */
export function findAffectedPackages(files: readonly string[], graph: PackageGraph): ReadonlySet<string> {
  // Markdown inside a package can be content, such as the trip tips.
  const isDocument = (file: string) => /^docs\/|^[^/]+\.md$|^[^/]+\/[A-Z]+\.md$/.test(file);
  const folders = files.filter((file) => !isDocument(file)).map((file) => file.split('/')[0] ?? '');
  if (folders.some((folder) => !graph.has(folder))) return new Set(graph.keys());
  const affected = new Set(folders);
  for (let size = -1; size !== affected.size; ) {
    size = affected.size;
    for (const [folder, dependencies] of graph)
      if (dependencies.some((dependency) => affected.has(dependency))) affected.add(folder);
  }
  return affected;
}
