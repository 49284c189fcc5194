import { gorge, ravine } from '../archetypes/gorge.ts';
import { moods } from '../kit/mood.ts';
import { smooth, unit } from '../kit/numbers.ts';
import { fromAxis, onRink, rink } from '../parts/rink.ts';
import type { Scene } from '../scene.ts';

const mood = moods.afternoon;
const sun = unit([0.78, 0.44, 0.06]);
const site = { x: 1800, z: 470, turn: -0.1 };

/** The bottom of the gorge is levelled for the rink and its stands. */
function levelled(x: number, z: number) {
  const [along, across] = onRink(site, x, z);
  const stands = smooth(104, 74, fromAxis(along, across));
  const forecourt = smooth(34, -4, Math.max(Math.abs(along) - 136, Math.abs(across) - 62));
  return Math.max(stands, forecourt);
}

export default {
  kind: 'place',
  title: 'Medeu',
  alt: 'The open-air skating oval of Medeu with its stands and floodlights, in a narrow valley of snow and spruces.',
  focus: [52, 70],
  tone: 'spruce',
  traits: { time: 'afternoon', season: 'winter', palette: 'snow', viewpoint: 'above', archetype: 'gorge' },
  landscape: () => {
    const terrain = ravine(61, {
      axis: (z) =>
        1800 + (z > 700 ? -120 * smooth(700, 1700, z) + 260 * smooth(1500, 3000, z) : 0) + 30 * Math.sin(z * 0.006),
      halfWidth: [118, 46],
      levelled,
    });
    return gorge({
      seed: 61,
      sun,
      mood,
      season: 'winter',
      terrain,
      view: { x: 1790, y: 96, z: 200, yaw: 0.02, fov: 55, horizon: 0.43 },
      forest: {
        clearing: (x, z) => {
          const [along, across] = onRink(site, x, z);
          return fromAxis(along, across) < 104 || (z < 470 && Math.abs(x - site.x) < 128);
        },
      },
      sky: {
        colours: mood.sky,
        clouds: {
          at: [
            [0.683, 0.071, 0.125, 0.033],
            [0.29, 0.05, 0.108, 0.025],
          ],
          tones: mood.clouds,
          light: [0.75, -0.66],
          seed: 9,
        },
      },
      ...rink({ ...site, groundAt: (x, z) => terrain.heightAt(x, z) }, sun),
    });
  },
} satisfies Scene;
