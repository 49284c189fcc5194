/** What pnpm says of a package that is installed. */
type Licensed = { name: string; license: string };
export type LicenceList = Readonly<Record<string, readonly Licensed[]>>;

/** Licences that ask for no more than a notice, or for changes to the package's own files to be published. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'WTFPL'],
  ...['MPL-2.0', 'OFL-1.1'],
]);

/** Packages with another licence, or none in their package.json, and why they may be here. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@img/sharp-libvips': 'LGPL, a library of its own that only builds load',
  opening_hours: 'LGPL, used unchanged by the build of the catalogue; visitors get none of it',
  semaphore: 'MIT, says its readme',
  'spdx-exceptions': 'CC-BY, a list of names that only builds read',
  suncalc: 'BSD-2-Clause, says its file LICENSE',
  trim: 'MIT, says its readme',
};
/** Each machine has the package of its own platform. */
const PLATFORM = /-(linux|linuxmusl|darwin|win32|freebsd)-.*$/;
const isException = (name: string) => name.replace(PLATFORM, '') in EXCEPTIONS;

/** Whether one side of an expression such as `(MIT OR Apache-2.0)` is allowed. */
const isAllowed = (expression: string) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((licence) => ALLOWED.has(licence.trim()));

/** Finds the packages whose licence nobody has allowed. @returns a line for each. */
export const findLicenceFaults = (list: LicenceList): string[] =>
  Object.entries(list).flatMap(([licence, packages]) =>
    isAllowed(licence)
      ? []
      : packages.filter(({ name }) => !isException(name)).map(({ name }) => `${name} has the licence ${licence}`),
  );

/** Describes how many packages have each licence, the most frequent one first. */
export const describeLicences = (list: LicenceList): string[] =>
  Object.entries(list)
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([licence, packages]) => `${licence}: ${packages.length}`);
