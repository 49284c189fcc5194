import { plateau } from '../archetypes/plateau.ts';
import { figureInWorld, hill, layers } from '../drawing/layers.ts';
import { drawHiker } from '../figures/people.ts';
import { earth, grass } from '../renderer/materials.ts';
import { clamp, normalize, smoothstep } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import { Terrain } from '../renderer/terrain.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';
import { withPath } from '../scenery/ground-cover.ts';

const SEED = 167;
const timeOfDay = timesOfDay.afternoon;
const shape = new Noise(SEED);

/** x of the crest of the ridge at distance z. */
const crest = (z: number) => 2600 + 42 * Math.sin(z * 0.0085 + 0.5) * smoothstep(60, 300, z) + 0.05 * z;

/** A grassy ridge that climbs away from the viewer to a rounded top, with snowy mountains far behind. */
function height(x: number, z: number) {
  const lateralOffset = Math.abs(x - crest(z));
  const climb = 40 + 150 * smoothstep(60, 900, z) - 190 * smoothstep(1000, 1500, z);
  const fall = Math.max(0, lateralOffset - 16) * 0.62;
  let y = Math.max(-140, climb - fall + smoothstep(260, 0, lateralOffset) * shape.fbm(x * 0.012, z * 0.012, 3) * 10);
  y += smoothstep(60, 400, lateralOffset) * (shape.ridged(x * 0.0022, z * 0.0022, 5) - 0.35) * 130;
  y += smoothstep(2100, 4300, z) * (180 + 900 * shape.ridged(x * 0.00085 + 4.4, z * 0.00085 + 1, 6));
  return y;
}

export default {
  kind: 'location',
  title: 'Bukreev Peak',
  alt: 'A path along a grassy ridge rising out of dense spruces to a rounded top, a wall of snow behind it.',
  focus: [50, 50],
  color: 'steppe',
  traits: { time: 'afternoon', season: 'summer', palette: 'green', viewpoint: 'axis', archetype: 'ridges' },
  landscape: () => {
    const terrain = new Terrain(1300, 5200, height);
    const base = plateau({
      seed: SEED,
      sun: normalize([-0.8, 0.4, -0.2]),
      timeOfDay,
      season: 'summer',
      terrain,
      view: { x: crest(30) + 2, z: 30, above: 16, yaw: 0.02, fov: 54, horizon: 0.46 },
      snowline: 470,
      forest: {
        share: 1,
        spacing: 8,
        x: [1700, 3500],
        z: [60, 2600],
        height: 24,
        density: (x, y, z, up) =>
          smoothstep(26, 60, Math.abs(x - crest(z))) *
          clamp(0.75 + shape.fbm(x * 0.006, z * 0.006, 3) * 1.6) *
          smoothstep(0.5, 0.66, up) *
          smoothstep(330, 200, y),
      },
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.2, 0.17, 0.2, 0.08],
            [0.82, 0.2, 0.14, 0.07],
          ],
          tones: timeOfDay.clouds,
          light: [-0.8, -0.5],
          seed: 61,
        },
      },
      draw: layers(
        timeOfDay,
        figureInWorld(
          [crest(96), terrain.heightAt(crest(96), 96), 96],
          2.4,
          (sketch) => drawHiker(sketch, '#E2A83A', '#3F5F8A'),
          { shadow: [1.6, 0.3] },
        ),
        figureInWorld(
          [crest(120), terrain.heightAt(crest(120), 120), 120],
          2.4,
          (sketch) => drawHiker(sketch, '#2F7A80', '#C9503C'),
          { shadow: [1.6, 0.3] },
        ),
        hill({
          seed: 51,
          edge: [
            [0, 0.86],
            [0.35, 0.95],
            [0.6, 0.97],
            [1, 0.88],
          ],
          tones: gradeTones(grass.summer, timeOfDay),
          blades: 1500,
          bladeHeight: 28,
          flowers: { count: 110, colors: ['#FFF4DC', '#E9A25E', '#B98AC9'], size: 6 },
        }),
      ),
    });
    const path = (z: number) => crest(z) + 2 * Math.sin(z * 0.05);
    return withPath(base, { middle: path, until: 1000, bare: [0, 1.5], soil: gradeTones(earth, timeOfDay) });
  },
} satisfies Scene;
