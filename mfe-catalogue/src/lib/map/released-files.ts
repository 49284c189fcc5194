import { ONLINE_FOLDER } from '@almaty/delivery/online-folder';

/** MapLibre's worker in the release. */
export const MAP_WORKER_FILE = `${ONLINE_FOLDER}/map-worker.js`;

/** The tiles of the exact map in the release. */
export const TILES_FILE = `${ONLINE_FOLDER}/region.pmtiles`;
