import { getReleaseUrl } from '../release-url/release-url.ts';

/** The folder of a release with the scripts of its web workers. */
export const WORKERS_FOLDER = 'workers';

/** Starts a web worker of the remote's own release. @param name of its entry in the remote's rsbuild.config.ts. */
export const startWorker = (name: string): Worker => new Worker(getReleaseUrl(`${WORKERS_FOLDER}/${name}.js`));
