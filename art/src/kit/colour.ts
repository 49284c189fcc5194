import { clamp } from './numbers.ts';

/** Red, green and blue in sRGB, each 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Colours at places along 0 to 1, in rising order. */
export type Ramp = readonly (readonly [at: number, colour: Rgb])[];

/** Flat colours from shadow to light, and the shade values at which one gives way to the next. */
export type Tones = { colours: readonly Rgb[]; edges: readonly number[] };

/** '#1F5349' as a colour. */
export function hex(code: string): Rgb {
  const value = Number.parseInt(code.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** The colour as CSS writes it. */
export const css = ([r, g, b]: Rgb, alpha = 1) =>
  `rgba(${[r, g, b].map((part) => Math.round(clamp(part) * 255)).join(',')},${alpha})`;

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** A ramp from hex codes: `ramp([0, '#2F7DA8'], [1, '#F6E9C8'])`. */
export const ramp = (...stops: [at: number, code: string][]): Ramp =>
  stops.map(([at, code]) => [at, hex(code)] as const);

/** The colour at one place of a ramp. */
export function along(stops: Ramp, t: number): Rgb {
  for (let i = 0; i < stops.length; i++) {
    const [at, colour] = stops[i];
    if (t > at) continue;
    if (i === 0) return colour;
    const [before, previous] = stops[i - 1];
    return mix(previous, colour, (t - before) / (at - before));
  }
  return stops[stops.length - 1][1];
}

/** Tones from hex codes, shadow first. Without edges they share the shades evenly. */
export const tones = (codes: readonly string[], edges?: readonly number[]): Tones => ({
  colours: codes.map(hex),
  edges: edges ?? codes.slice(1).map((_, i) => (i + 1) / codes.length),
});

/** The flat colour of a shade, with a blend of width `soft` at the edges: this is what makes a poster of a relief. */
export function toneAt({ colours, edges }: Tones, shade: number, soft = 0.03): Rgb {
  let colour = colours[0];
  for (let i = 0; i < edges.length; i++) {
    const t = clamp(((shade - edges[i]) / soft) * 0.5 + 0.5);
    if (t <= 0) break;
    colour = t >= 1 ? colours[i + 1] : mix(colour, colours[i + 1], t);
  }
  return colour;
}
