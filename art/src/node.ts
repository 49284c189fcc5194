// For builds and tests, which run in Node.
export { readManifest } from './output/manifest.ts';
export { PICTURES_FOLDER, WIDTHS } from './output/picture-files.ts';
export { findSharedTraits, type PosterColor } from './traits.ts';
