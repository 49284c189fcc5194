import { createCommand } from '../../shared-commands/src/index.ts';

/** Creates the command `packages`. */
export const createPackagesCommand = () =>
  createCommand(
    'npm run -s packages',
    `Checks the packages of others: licences, advisories of level high, install scripts, and that lockfiles name the bytes of each
package of the default registry. What cannot be checked, because no registry answers, is said and does not fail.`,
  ).action(async () => (await import('./check-packages.ts')).checkPackages());
