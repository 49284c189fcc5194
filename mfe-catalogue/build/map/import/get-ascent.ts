/** A dip smaller than this is left out of the climb: models and recorded heights both jump (docs/maps.md). */
const LEAST_DIP_METRES = 20;

/** Heights by rising kilometres from the start. */
type Profile = readonly (readonly [km: number, metres: number])[];

/** The climb of a way in metres: the sum of its ups between dips that count. */
export function getAscent(profile: Profile): number {
  const heights = profile.map(([, metres]) => metres);
  let [low = 0] = heights;
  let [high, total] = [low, 0];
  for (const metres of heights) {
    if (metres > high) high = metres;
    else if (high - low >= LEAST_DIP_METRES && high - metres >= LEAST_DIP_METRES) {
      total += high - low;
      [low, high] = [metres, metres];
    } else if (metres < low) [low, high] = [metres, metres];
  }
  return total + high - low;
}
