/**
 * The date on which all entries were last checked, when it is the same for all: it is then shown once below them instead
 * of at each entry.
 *
 * @returns yyyy-MM-dd; undefined when the dates differ or there are no entries.
 */
export function getSharedCheckedDate(entries: readonly { lastChecked: string }[]): string | undefined {
  const [first, ...others] = new Set(entries.map(({ lastChecked }) => lastChecked));
  return others.length === 0 ? first : undefined;
}
