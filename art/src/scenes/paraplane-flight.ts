import { FOOTHILLS, ridges, ridgesTerrain } from '../archetypes/ridges.ts';
import { figure, layers } from '../drawing/layers.ts';
import { drawParaglider } from '../figures/paraglider.ts';
import { hex } from '../renderer/color.ts';
import { normalize } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.golden;

/** The colours of a wing by the position across it. */
const RED = (across: number) => (Math.abs(across) < 0.22 ? '#FFF0CF' : Math.abs(across) < 0.62 ? '#E8512F' : '#F6A72C');
const TEAL = (across: number) => (Math.abs(across) < 0.4 ? '#2E8C8C' : '#F3E3BD');

export default {
  kind: 'activity',
  title: 'Paraplane Flight',
  alt: 'A red and orange paraglider high over golden foothills, the sun low behind them.',
  focus: [62, 42],
  color: 'ochre',
  traits: { time: 'golden', season: 'summer', palette: 'gold', viewpoint: 'far', archetype: 'ridges' },
  landscape: () =>
    ridges({
      seed: 83,
      sun: normalize([-0.8, 0.3, 0.34]),
      timeOfDay,
      season: 'summer',
      terrain: ridgesTerrain(83, FOOTHILLS),
      view: { x: 7600, y: 640, z: 500, yaw: 0.03, fov: 56, horizon: 0.6 },
      glowAt: 0.13,
      sky: {
        colors: timeOfDay.sky,
        disc: { x: 0.13, y: 0.8, radius: 0.034, color: hex('#FFFBEA'), glow: hex('#FFF0C0'), spread: 0.16 },
        clouds: {
          shapes: [
            [0.79, 0.267, 0.19, 0.05],
            [0.36, 0.333, 0.1375, 0.033],
            [0.917, 0.358, 0.125, 0.025],
          ],
          tones: timeOfDay.clouds,
          light: [-0.85, -0.3],
          seed: 14,
          opacity: 0.8,
        },
      },
      draw: layers(
        timeOfDay,
        figure([0.6, 0.325], 222, (sketch) => drawParaglider(sketch, RED, 'rgba(255,240,207,.85)'), { rotation: 0.13 }),
        figure([0.235, 0.335], 48, (sketch) => drawParaglider(sketch, TEAL), { rotation: -0.14 }),
        figure([0.36, 0.5], 21.6, (sketch) => drawParaglider(sketch, () => '#C9483A'), { rotation: 0.1 }),
      ),
    }),
} satisfies Scene;
