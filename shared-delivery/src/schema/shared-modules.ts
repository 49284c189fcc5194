/** Shared module -> its version, or the range of versions that somebody needs. Subpaths such as `react/jsx-runtime` are of `react`. */
export type SharedModules = Readonly<Record<string, string>>;

/** The package of a module: `react` of `react/jsx-runtime`, `@almaty/store` of itself. */
const getPackage = (module: string): string => /^(@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;

/** Joins the subpaths of a package; where they differ, it has both. */
export function joinSubpaths(modules: SharedModules): SharedModules {
  const groups = Map.groupBy(Object.entries(modules), ([module]) => getPackage(module));
  return Object.fromEntries(
    [...groups].map(([name, entries]) => [name, [...new Set(entries.map(([, version]) => version))].join(' ')]),
  );
}
