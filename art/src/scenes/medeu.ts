import { gorge, gorgeTerrain } from '../archetypes/gorge.ts';
import { normalize, smoothstep } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';
import { createRink } from '../scenery/rink.ts';
import { distanceFromAxis, toRinkCoordinates } from '../scenery/rink-shape.ts';

const timeOfDay = timesOfDay.afternoon;
const sun = normalize([0.78, 0.44, 0.06]);
const site = { x: 1800, z: 470, rotation: -0.1 };

/** How far the ground of the gorge is levelled for the rink and its stands, 0 to 1. */
function levelled(x: number, z: number) {
  const [along, across] = toRinkCoordinates(site, x, z);
  const stands = smoothstep(104, 74, distanceFromAxis(along, across));
  const forecourt = smoothstep(34, -4, Math.max(Math.abs(along) - 136, Math.abs(across) - 62));
  return Math.max(stands, forecourt);
}

export default {
  kind: 'location',
  title: 'Medeu',
  alt: 'The closed oval of Medeu under snow, with its empty stands and floodlights, in a narrow valley of spruces.',
  focus: [52, 70],
  color: 'spruce',
  traits: { time: 'afternoon', season: 'winter', palette: 'snow', viewpoint: 'above', archetype: 'gorge' },
  landscape: () => {
    const terrain = gorgeTerrain(61, {
      axis: (z) =>
        1800 +
        (z > 700 ? -120 * smoothstep(700, 1700, z) + 260 * smoothstep(1500, 3000, z) : 0) +
        30 * Math.sin(z * 0.006),
      halfWidth: [118, 46],
      levelled,
    });
    return gorge({
      seed: 61,
      sun,
      timeOfDay,
      season: 'winter',
      terrain,
      view: { x: 1790, y: 96, z: 200, yaw: 0.02, fov: 55, horizon: 0.43 },
      forest: {
        clearing: (x, z) => {
          const [along, across] = toRinkCoordinates(site, x, z);
          return distanceFromAxis(along, across) < 104 || (z < 470 && Math.abs(x - site.x) < 128);
        },
      },
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.683, 0.071, 0.125, 0.033],
            [0.29, 0.05, 0.108, 0.025],
          ],
          tones: timeOfDay.clouds,
          light: [0.75, -0.66],
          seed: 9,
        },
      },
      ...createRink({ ...site, groundAt: (x, z) => terrain.heightAt(x, z) }, sun),
    });
  },
} satisfies Scene;
