import { FIRST_LANGUAGE } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';

/** The folder of a release with the scripts of its web workers. */
export const WORKERS_FOLDER = 'workers';

/** The address of the remote's release, with a slash at its end; the bundler knows it. */
declare const __webpack_public_path__: string;

/**
 * Starts a web worker of the remote's own release.
 *
 * @param name of its entry in the remote's rsbuild.config.ts.
 */
export const startWorker = (name: string): Worker =>
  new Worker(`${__webpack_public_path__}${LANGUAGE === FIRST_LANGUAGE ? '' : '../'}${WORKERS_FOLDER}/${name}.js`);
