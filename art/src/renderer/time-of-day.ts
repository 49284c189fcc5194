import { hex, mix, type Ramp, type Rgb, ramp, sampleRamp, type Tones, tones } from './color.ts';
import type { Fog } from './landscape.ts';
import { smoothstep } from './math.ts';

/** The light of a time of day: how it changes the colours of a scene, and the colours of its sky, clouds and haze. */
export type TimeOfDay = {
  shadow: Rgb;
  /** How far the darkest tone is mixed with `shadow`, 0 to 1. */
  shadowStrength: number;
  light: Rgb;
  /** How far the lightest tone is mixed with `light`, 0 to 1. */
  lightStrength: number;
  sky: Ramp;
  clouds: Tones;
  /** From the horizon (0) to the top (1). */
  haze: Ramp;
};

const createTimeOfDay = (
  [shadow, shadowStrength]: [string, number],
  [light, lightStrength]: [string, number],
  sky: [number, string][],
  clouds: string[],
  haze: [number, string][],
): TimeOfDay => ({
  shadow: hex(shadow),
  shadowStrength,
  light: hex(light),
  lightStrength,
  sky: ramp(...sky),
  clouds: tones(clouds, [0.34, 0.5, 0.66]),
  haze: ramp(...haze),
});

/** Light is warm and shadow blue-violet at every time of day, never grey or black (docs/art-direction.md). */
export const timesOfDay = {
  dawn: createTimeOfDay(
    ['#2B2F6E', 0.55],
    ['#FFB58C', 0.5],
    [
      [0, '#2E4A86'],
      [0.3, '#6E72AE'],
      [0.55, '#C796B4'],
      [0.75, '#F6AE9A'],
      [1, '#FFD3A0'],
    ],
    ['#7A73AC', '#B48AB4', '#F0A6A0', '#FFD7B0'],
    [
      [0, '#F4B79C'],
      [0.4, '#B98FB0'],
      [1, '#7681BA'],
    ],
  ),
  morning: createTimeOfDay(
    ['#1E4468', 0.22],
    ['#FFF1CC', 0.25],
    [
      [0, '#4C9DB5'],
      [0.35, '#86C3CB'],
      [0.7, '#CDE3D2'],
      [1, '#FDF0CF'],
    ],
    ['#A9CBCB', '#C9DDD0', '#F0EBD3', '#FFF8E6'],
    [
      [0, '#E2EAD3'],
      [1, '#A6CDD0'],
    ],
  ),
  noon: createTimeOfDay(
    ['#153A5A', 0.08],
    ['#FFF6DC', 0.08],
    [
      [0, '#2B76A8'],
      [0.3, '#5AA6C4'],
      [0.65, '#A9D5D6'],
      [1, '#F1ECCF'],
    ],
    ['#8FB6C6', '#B7D2D2', '#E8E6CF', '#FFF8EA'],
    [
      [0, '#DDE8DA'],
      [1, '#94C0D2'],
    ],
  ),
  afternoon: createTimeOfDay(
    ['#2C3A66', 0.16],
    ['#FFE2A2', 0.22],
    [
      [0, '#2F7DA8'],
      [0.35, '#6FB0BF'],
      [0.7, '#C9D9BF'],
      [1, '#FBE8B8'],
    ],
    ['#A9B7B4', '#D2CEB4', '#F6E5BE', '#FFF5DC'],
    [
      [0, '#EFE2BE'],
      [1, '#A3C3C4'],
    ],
  ),
  golden: createTimeOfDay(
    ['#3A2858', 0.42],
    ['#FFC468', 0.4],
    [
      [0, '#3D6E9E'],
      [0.3, '#7C98B0'],
      [0.55, '#D9B99B'],
      [0.8, '#FFCB85'],
      [1, '#FFE0A0'],
    ],
    ['#B98E9A', '#E2B098', '#FFD7A0', '#FFF0CB'],
    [
      [0, '#F6C68C'],
      [0.5, '#CFA9A0'],
      [1, '#9498B5'],
    ],
  ),
  dusk: createTimeOfDay(
    ['#122052', 0.58],
    ['#F2895F', 0.42],
    [
      [0, '#16244F'],
      [0.3, '#34417A'],
      [0.58, '#83608F'],
      [0.8, '#DE8576'],
      [1, '#FFBE83'],
    ],
    ['#3F4A80', '#77608F', '#CE7F80', '#FFB98C'],
    [
      [0, '#D98D7C'],
      [0.4, '#7A6393'],
      [1, '#39477F'],
    ],
  ),
  night: createTimeOfDay(
    ['#070F2B', 0.74],
    ['#7C9CCB', 0.62],
    [
      [0, '#071231'],
      [0.45, '#12265A'],
      [0.8, '#26467E'],
      [1, '#4A6E9C'],
    ],
    ['#15264F', '#20386A', '#345486', '#5678A4'],
    [
      [0, '#3E6392'],
      [1, '#16294F'],
    ],
  ),
} satisfies Record<string, TimeOfDay>;

/** Changes tones to how they look at a time of day. */
export function gradeTones(
  { colors, edges }: Tones,
  { shadow, shadowStrength, light, lightStrength }: TimeOfDay,
): Tones {
  const last = colors.length - 1;
  return {
    edges,
    colors: colors.map((color, i) => {
      const t = last === 0 ? 0.5 : i / last;
      return mix(mix(color, shadow, shadowStrength * (1 - t)), light, lightStrength * t * t);
    }),
  };
}

/** Changes one colour to how it looks at a time of day, from deep shadow (0) to full light (1). */
export const gradeColor = (color: Rgb, light: number, timeOfDay: TimeOfDay): Rgb =>
  mix(
    mix(color, timeOfDay.shadow, timeOfDay.shadowStrength * (1 - light) + 0.25 * (1 - light)),
    timeOfDay.light,
    timeOfDay.lightStrength * light * light,
  );

/**
 * Creates the haze of a time of day.
 *
 * @param glowAt where the sun glows through the haze, as a share of the frame's width; without it there is no glow.
 */
export function createHaze(timeOfDay: TimeOfDay, reach: Omit<Fog, 'color'>, glowAt?: number): Fog {
  return {
    ...reach,
    color: (u, v, depth) => {
      const color = sampleRamp(timeOfDay.haze, v);
      if (glowAt === undefined) return color;
      return mix(
        color,
        timeOfDay.light,
        0.6 * Math.exp(-((u - glowAt) ** 2) * 6) * smoothstep(6 * reach.reach, 0, depth),
      );
    },
  };
}
