/** Where the files of the bundle are served; the Trusted Types policy of the shell allows scripts below `/static/`. */
export const BUNDLE_BASE = '/static/bundle/';

/** The name of the bundle's entry. */
export const ENTRY_NAME = 'entry';

/** The file of the build that lists, for the entry and each exposed module, the scripts that it is loaded from. */
export const BUNDLE_CHUNKS_FILE = 'chunks.json';
