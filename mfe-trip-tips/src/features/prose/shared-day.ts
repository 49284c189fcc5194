/**
 * The day on which all of these were last checked, if it is one and the same: then it is said once below them, and
 * otherwise of each.
 *
 * @returns a day as `2026-11-20`; undefined when the days differ, or there are none.
 */
export function sharedDay(entries: readonly { checked: string }[]): string | undefined {
  const [first, ...others] = new Set(entries.map(({ checked }) => checked));
  return others.length === 0 ? first : undefined;
}
