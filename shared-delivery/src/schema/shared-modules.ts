/** Shared module -> its version, or the range of versions that somebody needs. Subpaths such as `react/jsx-runtime` are of `react`. */
export type SharedModules = Readonly<Record<string, string>>;

/** The package of a module: `react` of `react/jsx-runtime`, `@almaty/store` of itself. */
const getPackage = (module: string): string => /^(@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;

/** What a release needs of the shell, and the version of React that it has instead of the shell's, if it has one. */
export type Needs = { requires: SharedModules; ownReact?: string | undefined };

/** What a person reads of a shared module that a release needs: a range, or that it has its own; undefined when it needs none. */
export const describeNeed = ({ requires, ownReact }: Needs, name: string): string | undefined =>
  ownReact && /^react(-dom)?$/.test(name) ? `own ${ownReact}` : requires[name];

/** Joins the subpaths of a package; where they differ, it has both. */
export function joinSubpaths(modules: SharedModules): SharedModules {
  const groups = Map.groupBy(Object.entries(modules), ([module]) => getPackage(module));
  return Object.fromEntries(
    [...groups].map(([name, entries]) => [name, [...new Set(entries.map(([, version]) => version))].join(' ')]),
  );
}
