import { along, mix, type Ramp, type Rgb, type Tones, toneAt } from './colour.ts';
import { Noise } from './noise.ts';
import { clamp, smooth } from './numbers.ts';
import { hash } from './random.ts';

/** A cloud: the middle of its flat foot, half its width and its height, all as shares of the frame's width. */
export type Cloud = readonly [x: number, foot: number, width: number, height: number];

export type SkySpec = {
  /** From the top of the frame (0) to the horizon (1). */
  colours: Ramp;
  clouds?: {
    at: readonly Cloud[];
    tones: Tones;
    light: readonly [x: number, y: number];
    opacity?: number;
    seed: number;
  };
  /** A disc with its glow: place as shares of width and of height down to the horizon, radius as a share of the width. */
  disc?: { x: number; y: number; radius: number; colour: Rgb; glow: Rgb; spread: number };
  /** Thin streaks of high cloud. */
  streaks?: { colour: Rgb; amount: number; seed: number };
  /** Share of pixels that are a star near the top, such as 0.0006. */
  stars?: number;
};

/** The colour of the sky at a pixel of a frame; rows below the horizon have the horizon's. */
export type Sky = (x: number, y: number) => Rgb;

/** Clouds as shades and opacities over the upper part of the frame: billows, cut flat below, lit from one side. */
function cloudField(width: number, height: number, { at, light, seed }: NonNullable<SkySpec['clouds']>) {
  const shade = new Float32Array(width * height);
  const opacity = new Float32Array(width * height);
  const noise = new Noise(seed);
  const billow = (x: number, y: number) => {
    let sum = 0;
    let weight = 0;
    let size = 1;
    for (let octave = 0; octave < 5; octave++) {
      sum += size * Math.min(1, Math.abs(noise.at(x, y)) * 1.9);
      weight += size;
      size *= 0.46;
      x = x * 2.1 + 3.1;
      y = y * 2.1 - 1.7;
    }
    return sum / weight;
  };
  for (const cloud of at) {
    const [cx, cy, halfWidth, tall] = cloud.map((share) => share * width);
    const scale = 1.15 / tall;
    // Of the prototype's frame of 2400 px, so that a preview has the same clouds.
    const offset = cloud[0] * 2400 * 0.37;
    const density = (x: number, y: number) => {
      const dx = (x - cx) / halfWidth;
      const dy = (y - cy) / tall;
      const flat = dy < 0 ? dy * dy : dy * dy * 60;
      return (
        1 - dx * dx * (1 + 0.35 * dy) - flat * 1.05 + (billow(x * scale * 0.8 + offset, y * scale * 0.9) - 0.42) * 1.9
      );
    };
    const bottom = Math.min(height, (cy + tall * 0.3) | 0);
    for (let y = Math.max(0, (cy - tall * 1.6) | 0); y < bottom; y++)
      for (let x = Math.max(0, (cx - halfWidth * 1.5) | 0); x < Math.min(width, cx + halfWidth * 1.5); x++) {
        const here = density(x, y);
        const alpha = smooth(0, 0.05, here);
        if (alpha <= 0) continue;
        const near = density(x + light[0] * tall * 0.09, y + light[1] * tall * 0.09);
        const far = density(x + light[0] * tall * 0.3, y + light[1] * tall * 0.3);
        const facing = 0.62 * (here - near) + 0.5 * (here - far);
        const i = y * width + x;
        if (alpha >= opacity[i] || opacity[i] < 0.5)
          shade[i] = clamp(0.3 + 0.42 * facing + 0.42 * clamp((cy - y) / tall));
        opacity[i] = Math.max(opacity[i], alpha);
      }
  }
  return { shade, opacity };
}

/**
 * Makes a sky for a frame.
 *
 * @param width of the frame, in pixels.
 * @param horizon its row in the frame.
 */
export function skyFor(spec: SkySpec, width: number, horizon: number): Sky {
  const rows = Math.max(1, Math.ceil(horizon));
  const { disc, streaks, stars = 0, clouds } = spec;
  const field = clouds ? cloudField(width, rows, clouds) : null;
  const wisps = streaks ? new Noise(streaks.seed) : null;
  // A star is as big as a pixel of the finished picture, whatever the frame.
  const grain = Math.max(1, Math.round(width / 1200));
  return (x, y) => {
    const u = x / width;
    const v = clamp(y / horizon);
    let colour = along(spec.colours, v);
    if (stars > 0 && hash((x / grain) | 0, (y / grain) | 0, 77) < stars * (1 - v))
      colour = mix(colour, [1, 0.97, 0.88], 0.25 + 0.75 * hash((x / grain) | 0, (y / grain) | 0, 78));
    if (disc) {
      const away = Math.hypot(u - disc.x, ((v - disc.y) * horizon) / width);
      colour = mix(colour, disc.glow, 0.85 * Math.exp(-(away ** 2) / disc.spread ** 2));
      colour = mix(colour, disc.colour, smooth(disc.radius * 1.05, disc.radius, away));
    }
    if (streaks && wisps) {
      const wisp = wisps.fbm(u * 2.3 + 2, v * 22 + Math.sin(u * 5) * 0.8, 5);
      const band = smooth(0.12, 0.42, wisp) * smooth(0.05, 0.4, v) * smooth(1, 0.7, v);
      colour = mix(colour, streaks.colour, streaks.amount * band);
    }
    if (field && clouds && y >= 0 && y < rows) {
      const i = (y | 0) * width + (x | 0);
      if (field.opacity[i] > 0)
        colour = mix(colour, toneAt(clouds.tones, field.shade[i]), field.opacity[i] * (clouds.opacity ?? 0.85));
    }
    return colour;
  };
}
