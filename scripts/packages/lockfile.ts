import { parse } from 'yaml';

type Lockfile = {
  importers?: Record<string, Record<string, unknown>>;
  packages?: Record<string, { resolution?: Record<string, unknown> }>;
};

/** A version as a registry has it: anything else would come from an address, an archive or a repository. */
const VERSIONED = /^(@[\w.~-]+\/)?[\w.~-]+@\d+\.\d+\.\d+[\w.+-]*$/;
/** What a package of the workspace may ask for: versions, the catalog, and the other packages of it. */
const SPECIFIER = /^(catalog:\w*|workspace:\*|link:\.\.\/[\w-]+|[\^~]?\d+(\.\d+)*[\w.-]*)$/;

const checkResolution = (name: string, resolution: Record<string, unknown> = {}): string[] => {
  const { integrity, ...others } = resolution;
  return [
    ...(VERSIONED.test(name) ? [] : [`${name} is no version of a registry`]),
    ...(typeof integrity === 'string' && /^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${name} has no integrity`]),
    ...Object.keys(others).map((key) => `${name} does not come from the default registry: it has “${key}”`),
  ];
};

const listSpecifiers = (value: unknown): string[] =>
  value instanceof Object
    ? 'specifier' in value
      ? [String(value.specifier)]
      : Object.values(value).flatMap(listSpecifiers)
    : [];

/**
 * Finds what a lockfile would install from somewhere else than the default registry, or without knowing its bytes.
 *
 * @param text of a pnpm-lock.yaml.
 * @returns a line for each fault.
 */
export function findLockfileFaults(text: string): string[] {
  const { importers = {}, packages = {} }: Lockfile = parse(text);
  return [
    ...Object.entries(importers).flatMap(([importer, dependencies]) =>
      listSpecifiers(dependencies)
        .filter((specifier) => !SPECIFIER.test(specifier))
        .map((specifier) => `${importer} asks for “${specifier}”`),
    ),
    ...Object.entries(packages).flatMap(([name, { resolution }]) => checkResolution(name, resolution)),
  ];
}
