/** @throws Error always; the build of the catalogue reports missing pictures before a browser can get here. */
export function throwMissingPicture(slug: string): never {
  throw new Error(`There is no picture "${slug}"`);
}
