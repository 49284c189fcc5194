import { parentPort, workerData } from 'node:worker_threads';
import { buildRelease } from '../publishing/build-release.ts';

// In a worker thread of its own for each build, because Node never imports the prerendering bundle of a path twice.
parentPort?.postMessage(await buildRelease(String(workerData)));
