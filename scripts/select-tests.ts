import { REMOTE_NAMES } from '../shared-delivery/src/schema/remotes.ts';
import { type Affected, getPackage, isBuildAffected } from './affected-files.ts';

const REMOTE_FOLDERS = REMOTE_NAMES.map((name) => `mfe-${name}`);

/** Tests that read what was built, which no import shows. */
const getBuildTests = (folder: string) => [`${folder}/src/contract.test`, `${folder}/src/size.test`];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The packages of which something is affected, whose types are checked. */
export const selectPackages = ({ packages, modules }: Affected): ReadonlySet<string> =>
  new Set([...packages, ...[...modules].map(getPackage)]);

/**
 * Selects the tests that run in Node.
 *
 * @returns what the paths of their files contain. Those of `scripts` read the whole repository.
 */
export const selectUnitTests = (affected: Affected): readonly string[] => [
  'scripts/',
  ...[...affected.packages].map((folder) => `${folder}/`),
  ...[...affected.modules].filter(isTest),
  ...REMOTE_FOLDERS.filter((folder) => isBuildAffected(affected, folder)).flatMap(getBuildTests),
];

/** Whether the tests of a Worker run in workerd: they call the Worker and do not import its modules. */
export const isWorkerAffected = (affected: Affected, folder: 'api-function' | 'shell'): boolean =>
  isBuildAffected(affected, folder) ||
  [...affected.modules].some((file) => file.startsWith(`${folder}/`) && isTest(file));

/**
 * Selects the browser tests.
 *
 * @returns what their titles, of which the file and the tags are part, contain: none when no page is affected, and null for all
 *   tests: a change of the shell, of the API, or of what publishes every release can affect every journey.
 */
export function selectBrowserTests(affected: Affected): readonly string[] | null {
  const publishes = [...affected.modules].some((file) => /^shared-delivery\/.*\/cli\.ts$/.test(file));
  const runsEverywhere = ['shell', 'api-function'].some((folder) => isBuildAffected(affected, folder));
  if (publishes || runsEverywhere || affected.packages.has('e2e')) return null;
  return [
    ...REMOTE_FOLDERS.filter((folder) => isBuildAffected(affected, folder)).map((folder) =>
      folder.replace('mfe-', '@'),
    ),
    ...[...affected.modules].filter((file) => file.startsWith('e2e/') && isTest(file)).map((file) => file.slice(4)),
  ];
}
