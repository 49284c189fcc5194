/** The path of the web app manifest in English; other languages have theirs below their own segment. */
export const MANIFEST_PATH = '/manifest.webmanifest';
