import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { findDependents, type PackageGraph } from '../shared-delivery/src/workspace/workspace.ts';

/** What a change affects. */
export type Affected = {
  /** Folders of packages of which everything is affected: what has changed there is no module, or a module that no import shows. */
  packages: ReadonlySet<string>;
  /** The changed modules, and all that import them, directly or through others. */
  modules: ReadonlySet<string>;
};

/**
 * Whether a file affects nothing that is tested: a document for people (the Markdown files inside a package are content of the
 * site), what draws the pictures, which is a workspace of its own, or what the checks and the tests of `scripts`, which always
 * run, read.
 */
const isOutside = (file: string) =>
  /^(docs|art|templates|\.github|\.ci)\/|^([^/]+\/)?[^/]+\.md$|^(biome|knip)\.json$|^\.dependency-cruiser\.mjs$/.test(
    file,
  );

/** The folder of the package of a file. */
export const getPackage = (file: string) => file.split('/')[0] ?? '';

/** Whether a module is for tests, and not part of what is built or run. */
const isForTests = (file: string) =>
  /\.(test|gallery)\.tsx?$|\/(testing|test|bench)\/|^e2e\/|vitest\.config\.ts$/.test(file);

/**
 * Whether a module that nothing imports is used in a way that no import shows, such as a web worker. Those of a part of the site
 * are its pages and commands, which its build reads.
 */
const isUsedUnseen = (file: string) =>
  /^shared-|^mfe-[^/]+\/build\//.test(file) && !/\/cli\.ts$|^shared-delivery\/src\/development-host\//.test(file);

/** Module -> the modules that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Reads the imports of the modules of the packages and of `scripts`. */
export async function readImports(graph: PackageGraph, root = process.cwd()): Promise<Imports> {
  const { output } = await cruise([...graph.keys(), 'scripts'], { ...config.options, baseDir: root });
  const { modules } = output as ICruiseResult;
  return new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
}

/** Finds modules, and all that import them, directly or through others. */
function findImporting(files: readonly string[], imports: Imports): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const module of imported) importers.set(module, [...(importers.get(module) ?? []), file]);
  const found = new Set(files.filter((file) => imports.has(file)));
  // A set goes on with what is added to it meanwhile.
  for (const module of found) for (const importer of importers.get(module) ?? []) found.add(importer);
  return found;
}

/**
 * Finds what a change affects: by the imports of modules, and by packages where no import shows it.
 *
 * @param files changed files, relative to the root of the workspace.
 * @returns null when everything is affected: a file outside the packages has changed, such as the lock file.
 */
export function findAffected(files: readonly string[], graph: PackageGraph, imports: Imports): Affected | null {
  const changed = files.filter((file) => !isOutside(file));
  if (changed.some((file) => !graph.has(getPackage(file)) && getPackage(file) !== 'scripts')) return null;
  const modules = findImporting(changed, imports);
  const built = [...modules].filter((file) => !isForTests(file));
  const imported = new Set(built.flatMap((file) => imports.get(file) ?? []));
  const unseen = built.filter((file) => isUsedUnseen(file) && !imported.has(file));
  const folders = [...changed.filter((file) => !modules.has(file)), ...unseen].map(getPackage);
  return { packages: findDependents(folders, graph), modules };
}

/** Whether something of a package that is built or run is affected. */
export const isBuildAffected = ({ packages, modules }: Affected, folder: string): boolean =>
  packages.has(folder) || [...modules].some((file) => file.startsWith(`${folder}/`) && !isForTests(file));
