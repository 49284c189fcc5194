/**
 * Looks up an entry of the generated data.
 *
 * @throws Error when there is no picture with this slug; the build of the catalogue reports missing pictures first.
 */
export function findEntry(entries: Readonly<Record<string, string>>, slug: string): string {
  const entry = entries[slug];
  if (entry === undefined) throw new Error(`There is no picture "${slug}"`);
  return entry;
}
