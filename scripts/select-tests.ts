import { REMOTE_NAMES } from '../shared-delivery/src/schema/remotes.ts';

/** The packages that a page of the site consists of. */
const SITE_PACKAGES = ['shell', ...REMOTE_NAMES.map((name) => `mfe-${name}`), 'api-function'];

/**
 * Selects the Vitest projects of affected packages. Whole projects, because tests also read files that they do not
 * import: builds, contents, documents. Those of `scripts` read the whole repository.
 */
export const selectUnitProjects = (affected: ReadonlySet<string>): readonly string[] => ['scripts', ...affected];

/**
 * Selects the browser tests for affected packages.
 *
 * @returns tags of tests, `@<remote>`; none when no page is affected, and null for all tests: a change of the shell, the
 *   API or the tests themselves can affect every journey.
 */
export function selectBrowserTests(affected: ReadonlySet<string>): readonly string[] | null {
  if (affected.has('e2e')) return null;
  const changed = SITE_PACKAGES.filter((folder) => affected.has(folder));
  return changed.every((folder) => folder.startsWith('mfe-'))
    ? changed.map((folder) => `@${folder.replace('mfe-', '')}`)
    : null;
}
