// For builds, tests, and what draws the pictures, which run in Node.
export { type Manifest, type ManifestEntry, readManifest } from './manifest.ts';
export * from './picture-files.ts';
export { findSharedTraits, type PosterColor, type Traits } from './traits.ts';
