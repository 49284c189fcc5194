/** Visitors are divided into this many groups: enough for shares in whole percent, and too few to recognise anybody. */
const GROUPS = 100;

/** Draws the group of a visitor, 0 to 99. */
export const drawGroup = (random: () => number = Math.random): number => Math.floor(random() * GROUPS);

/** Reads a group from a text; null when it names none. */
export const parseGroup = (text: string | undefined): number | null =>
  /^\d{1,2}$/.test(text ?? '') ? Number(text) : null;

/** FNV-1a, a hash for spreading: the same number for the same text everywhere (http://www.isthe.com/chongo/tech/comp/fnv/). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/**
 * Whether a group of visitors gets a canary. Each version begins at another group, so that the same visitors do not try
 * every canary, and a larger share contains the visitors of a smaller one.
 *
 * @param percent share of visitors, 1 to 99.
 */
export const isInCanary = (group: number, version: string, percent: number): boolean =>
  (group + spread(version)) % GROUPS < percent;
