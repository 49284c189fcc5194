/** A direction or a point in the world, in metres: x points right, y up, z away from a camera without yaw. */
export type Vec3 = readonly [number, number, number];

/** Limits a value to the range from `low` to `high`. */
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** Linear interpolation: a at t = 0, b at t = 1; t is not clamped. */
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

/** Hermite interpolation: 0 before `from`, 1 after `to`, an S-curve between; `from` may be greater than `to`. */
export function smoothstep(from: number, to: number, value: number) {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** The vector of length 1 in the same direction. */
export function normalize([x, y, z]: Vec3): Vec3 {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
