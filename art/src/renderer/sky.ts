import { mix, type Ramp, type Rgb, sampleRamp, type Tones, toneAt } from './color.ts';
import { clamp, smoothstep } from './math.ts';
import { Noise } from './noise.ts';
import { hashCell } from './random.ts';

/** A cloud: the centre of its flat base, half its width and its height, all as shares of the frame's width. */
export type Cloud = readonly [x: number, foot: number, width: number, height: number];

export type SkySpec = {
  /** From the top of the frame (0) to the horizon (1). */
  colors: Ramp;
  clouds?: {
    shapes: readonly Cloud[];
    tones: Tones;
    light: readonly [x: number, y: number];
    opacity?: number;
    seed: number;
  };
  /** The sun or the moon with its glow: x and radius as shares of the width, y as a share of the horizon's height. */
  disc?: { x: number; y: number; radius: number; color: Rgb; glow: Rgb; spread: number };
  /** Thin streaks of high clouds. */
  streaks?: { color: Rgb; amount: number; seed: number };
  /** Share of pixels near the top that show a star, such as 0.0006. */
  stars?: number;
};

/** Gives the colour of the sky at a pixel; rows below the horizon have the colour of the horizon. */
export type Sky = (x: number, y: number) => Rgb;

/** Shades and opacities of all clouds over the upper part of the frame: rounded above, flat below, lit from one side. */
function cloudField(width: number, height: number, { shapes, light, seed }: NonNullable<SkySpec['clouds']>) {
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
  for (const cloud of shapes) {
    const [cx, cy, halfWidth, cloudHeight] = cloud.map((share) => share * width);
    const scale = 1.15 / cloudHeight;
    // In pixels of a frame 2400 wide, so that a preview has the same clouds.
    const offset = cloud[0] * 2400 * 0.37;
    const density = (x: number, y: number) => {
      const dx = (x - cx) / halfWidth;
      const dy = (y - cy) / cloudHeight;
      const flat = dy < 0 ? dy * dy : dy * dy * 60;
      return (
        1 - dx * dx * (1 + 0.35 * dy) - flat * 1.05 + (billow(x * scale * 0.8 + offset, y * scale * 0.9) - 0.42) * 1.9
      );
    };
    const bottom = Math.min(height, (cy + cloudHeight * 0.3) | 0);
    for (let y = Math.max(0, (cy - cloudHeight * 1.6) | 0); y < bottom; y++)
      for (let x = Math.max(0, (cx - halfWidth * 1.5) | 0); x < Math.min(width, cx + halfWidth * 1.5); x++) {
        const here = density(x, y);
        const alpha = smoothstep(0, 0.05, here);
        if (alpha <= 0) continue;
        const near = density(x + light[0] * cloudHeight * 0.09, y + light[1] * cloudHeight * 0.09);
        const far = density(x + light[0] * cloudHeight * 0.3, y + light[1] * cloudHeight * 0.3);
        const facing = 0.62 * (here - near) + 0.5 * (here - far);
        const i = y * width + x;
        if (alpha >= opacity[i] || opacity[i] < 0.5)
          shade[i] = clamp(0.3 + 0.42 * facing + 0.42 * clamp((cy - y) / cloudHeight));
        opacity[i] = Math.max(opacity[i], alpha);
      }
  }
  return { shade, opacity };
}

/**
 * Creates the sky for a frame.
 *
 * @param width of the frame, in pixels.
 * @param horizon the row of the horizon, in pixels.
 */
export function createSky(spec: SkySpec, width: number, horizon: number): Sky {
  const rows = Math.max(1, Math.ceil(horizon));
  const { disc, streaks, stars = 0, clouds } = spec;
  const field = clouds ? cloudField(width, rows, clouds) : null;
  const wisps = streaks ? new Noise(streaks.seed) : null;
  // A star is as large as a pixel of the finished picture at every frame size.
  const grain = Math.max(1, Math.round(width / 1200));
  return (x, y) => {
    const u = x / width;
    const v = clamp(y / horizon);
    let color = sampleRamp(spec.colors, v);
    if (stars > 0 && hashCell((x / grain) | 0, (y / grain) | 0, 77) < stars * (1 - v))
      color = mix(color, [1, 0.97, 0.88], 0.25 + 0.75 * hashCell((x / grain) | 0, (y / grain) | 0, 78));
    if (disc) {
      const away = Math.hypot(u - disc.x, ((v - disc.y) * horizon) / width);
      color = mix(color, disc.glow, 0.85 * Math.exp(-(away ** 2) / disc.spread ** 2));
      color = mix(color, disc.color, smoothstep(disc.radius * 1.05, disc.radius, away));
    }
    if (streaks && wisps) {
      const wisp = wisps.fbm(u * 2.3 + 2, v * 22 + Math.sin(u * 5) * 0.8, 5);
      const band = smoothstep(0.12, 0.42, wisp) * smoothstep(0.05, 0.4, v) * smoothstep(1, 0.7, v);
      color = mix(color, streaks.color, streaks.amount * band);
    }
    if (field && clouds && y >= 0 && y < rows) {
      const i = (y | 0) * width + (x | 0);
      if (field.opacity[i] > 0)
        color = mix(color, toneAt(clouds.tones, field.shade[i]), field.opacity[i] * (clouds.opacity ?? 0.85));
    }
    return color;
  };
}
