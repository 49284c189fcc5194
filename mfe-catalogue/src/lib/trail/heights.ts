import { getWalkingMinutes } from './walking-time.ts';

/** Values along a way, by rising kilometres from its start. */
export type AlongTheWay = readonly (readonly [km: number, value: number])[];

/** The value at so many kilometres from the start, interpolated; that of the nearer end outside the way. */
export function getValueAt(values: AlongTheWay, km: number): number {
  const after = Math.max(
    1,
    values.findIndex(([at]) => at >= km),
  );
  const index = km > (values.at(-1)?.[0] ?? 0) ? values.length - 1 : after;
  const [from, to] = [values[index - 1], values[index]];
  if (!from || !to) throw new Error('A way needs two points');
  const part = to[0] > from[0] ? Math.min(1, Math.max(0, (km - from[0]) / (to[0] - from[0]))) : 1;
  return from[1] + (to[1] - from[1]) * part;
}

/**
 * The minutes from the start to each height of a way, by DIN 33466.
 *
 * @param heights in metres.
 * @param minutes of the whole way: small ups and downs of the heights must not make it longer than the ticket says.
 */
export function listMinutes(heights: AlongTheWay, minutes: number): AlongTheWay {
  let [ascentMetres, descentMetres] = [0, 0];
  const walked = heights.map(([km, metres], index): readonly [number, number] => {
    const rise = metres - (heights[index - 1]?.[1] ?? metres);
    ascentMetres += Math.max(0, rise);
    descentMetres += Math.max(0, -rise);
    return [km, getWalkingMinutes({ km, ascentMetres, descentMetres })];
  });
  const total = walked.at(-1)?.[1] ?? 0;
  return walked.map(([km, each]) => [km, total > 0 ? (each / total) * minutes : 0]);
}
