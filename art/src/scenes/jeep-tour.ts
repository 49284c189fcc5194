import { gorge, ravine } from '../archetypes/gorge.ts';
import { drawSpruces } from '../drawing/foliage.ts';
import { drawHill } from '../drawing/foreground.ts';
import { drawMist } from '../drawing/mist.ts';
import { Sketch } from '../drawing/sketch.ts';
import { drawVan } from '../figures/vehicles.ts';
import { css, hex, mix } from '../kit/colour.ts';
import { grass, needles } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import { randomFrom } from '../kit/random.ts';
import type { Scene } from '../scene.ts';

const mood = moods.morning;

export default {
  kind: 'activity',
  title: 'Jeep Tour',
  alt: 'A grey-green Soviet van with luggage on its roof fording a mountain river in a spruce valley.',
  focus: [48, 66],
  traits: { time: 'morning', season: 'spring', palette: 'green', viewpoint: 'axis', archetype: 'gorge' },
  landscape: () =>
    gorge({
      seed: 191,
      sun: unit([-0.76, 0.46, 0.1]),
      mood,
      season: 'spring',
      terrain: ravine(191, { axis: (z) => 1800 + 90 * Math.sin(z * 0.0024), halfWidth: [70, 40], head: 1.1 }),
      view: { x: 1800, y: 36, z: 120, yaw: 0.02, fov: 54, horizon: 0.5 },
      snowline: 420,
      sky: {
        colours: mood.sky,
        clouds: {
          at: [
            [0.3, 0.13, 0.18, 0.07],
            [0.8, 0.17, 0.14, 0.05],
          ],
          tones: mood.clouds,
          light: [-0.8, -0.5],
          seed: 81,
        },
      },
      draw: (canvas, { width, height }) => {
        const sketch = new Sketch(canvas, mood);
        const turf = graded(grass.spring, mood);
        drawHill(canvas, width, height, {
          seed: 81,
          edge: [
            [0, 0.64],
            [0.35, 0.7],
            [0.65, 0.7],
            [1, 0.63],
          ],
          tones: turf,
          reach: 2.4,
          blades: 600,
          bladeHeight: 11,
        });
        const spruces = [
          { x: 70, y: 620, height: 330 },
          { x: 160, y: 632, height: 220 },
          { x: 1150, y: 612, height: 360, light: 0.75 },
          { x: 1060, y: 630, height: 250, light: 0.7 },
        ];
        drawSpruces(canvas, width, height, spruces, graded(needles.spring, mood));
        river(sketch, width, height);
        const at = [width * 0.47, height * 0.865] as const;
        sketch.at(at, 118, () => drawVan(sketch, '#6E8A76', '#E9E0C6'));
        // The water closes over its wheels.
        sketch.ellipse([at[0], at[1] - 6], 320, 20, '#CFE6DC');
        sketch.ellipse([at[0], at[1] + 4], 330, 18, '#6FA9A8');
        for (const [dx, rise, seed] of [
          [210, 96, 5],
          [-200, 60, 6],
          [-330, 40, 7],
        ])
          drawMist(canvas, {
            x: at[0] + dx,
            y: at[1] + 6,
            width: 130,
            rise,
            puffs: 34,
            strength: 0.3,
            seed,
            colour: '246,252,246',
          });
        drawHill(canvas, width, height, {
          seed: 85,
          edge: [
            [0, 0.9],
            [0.3, 0.97],
            [0.7, 0.985],
            [1, 0.92],
          ],
          tones: turf,
          blades: 1000,
          bladeHeight: 26,
          flowers: { count: 60, colours: ['#FFF4DC', '#F7D35E'], size: 7 },
        });
      },
    }),
} satisfies Scene;

/** The ford: pale shallows with streaks of current and stones. */
function river(sketch: Sketch, width: number, height: number) {
  const { canvas } = sketch;
  const top = height * 0.765;
  const water = canvas.createLinearGradient(0, top, 0, height);
  water.addColorStop(0, '#9CCFC4');
  water.addColorStop(1, '#3F8A90');
  canvas.fillStyle = water;
  canvas.beginPath();
  canvas.moveTo(0, top + 8);
  canvas.bezierCurveTo(width * 0.3, top - 14, width * 0.7, top + 16, width, top - 4);
  canvas.lineTo(width, height);
  canvas.lineTo(0, height);
  canvas.fill();
  const random = randomFrom(12);
  for (let i = 0; i < 150; i++) {
    const deep = random();
    const y = top + 14 + deep * (height - top);
    const length = 20 + random() * 90 * (0.5 + deep);
    const colour = mix(hex('#DDF1E6'), hex('#2E7480'), random() < 0.55 ? 0 : 1);
    canvas.fillStyle = css(colour, 0.55);
    canvas.beginPath();
    canvas.ellipse(random() * width, y, length, 1.4 + deep * 2.6, 0, 0, Math.PI * 2);
    canvas.fill();
  }
  for (let i = 0; i < 42; i++) {
    const deep = random();
    const [x, y] = [random() * width, top + 8 + deep * (height - top) * 0.9];
    const size = (5 + random() * 12) * (0.5 + deep);
    sketch.ellipse([x, y], size * 1.5, size * 0.8, '#7E8A8C');
    sketch.ellipse([x - size * 0.3, y - size * 0.25], size, size * 0.42, '#C9C6B2');
  }
}
