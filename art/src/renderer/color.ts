import { clamp } from './math.ts';

/** Red, green and blue in sRGB, each 0 to 1. */
export type Rgb = readonly [number, number, number];

/** A colour gradient: stops from 0 to 1, in rising order. */
export type Ramp = readonly (readonly [at: number, color: Rgb])[];

/** Flat colours from shadow to light, and the shade values (0 to 1) at which one changes into the next. */
export type Tones = { colors: readonly Rgb[]; edges: readonly number[] };

/** Parses a hex code such as '#1F5349'. */
export function hex(code: string): Rgb {
  const value = Number.parseInt(code.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Formats a colour for CSS and canvas. */
export const css = ([r, g, b]: Rgb, alpha = 1) =>
  `rgba(${[r, g, b].map((part) => Math.round(clamp(part) * 255)).join(',')},${alpha})`;

/** Interpolates linearly between two colours. */
export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Creates a gradient from hex codes: `ramp([0, '#2F7DA8'], [1, '#F6E9C8'])`. */
export const ramp = (...stops: [at: number, code: string][]): Ramp =>
  stops.map(([at, code]) => [at, hex(code)] as const);

/** The colour of a gradient at a position; beyond its ends the first or the last colour. */
export function sampleRamp(stops: Ramp, t: number): Rgb {
  for (let i = 0; i < stops.length; i++) {
    const [at, color] = stops[i];
    if (t > at) continue;
    if (i === 0) return color;
    const [before, previous] = stops[i - 1];
    return mix(previous, color, (t - before) / (at - before));
  }
  return stops[stops.length - 1][1];
}

/** Creates tones from hex codes, from shadow to light. Without `edges` each covers an equal range of shades. */
export const tones = (codes: readonly string[], edges?: readonly number[]): Tones => ({
  colors: codes.map(hex),
  edges: edges ?? codes.slice(1).map((_, i) => (i + 1) / codes.length),
});

/** The flat colour of a shade, blended over a width of `soft` at the edges. It gives the pictures their poster style. */
export function toneAt({ colors, edges }: Tones, shade: number, soft = 0.03): Rgb {
  let color = colors[0];
  for (let i = 0; i < edges.length; i++) {
    const t = clamp(((shade - edges[i]) / soft) * 0.5 + 0.5);
    if (t <= 0) break;
    color = t >= 1 ? colors[i + 1] : mix(color, colors[i + 1], t);
  }
  return color;
}
