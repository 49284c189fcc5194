import { ALMATY_RANGE, massif, peak } from '../archetypes/peak.ts';
import { drawCabin, drawCableway } from '../drawing/cableway.ts';
import { drawCrowns } from '../drawing/foliage.ts';
import { drawHill, edgeAt } from '../drawing/foreground.ts';
import { type Point, Sketch } from '../drawing/sketch.ts';
import { grass, leaves } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import { randomFrom } from '../kit/random.ts';
import { cityParts } from '../parts/city.ts';
import type { Scene } from '../scene.ts';

const mood = { ...moods.dusk, shadowed: 0.66 };
const sun = unit([0.82, 0.36, -0.26]);

/** The edge of Kok Tobe against the city. */
const HILL: readonly Point[] = [
  [0, 0.6],
  [0.16, 0.52],
  [0.32, 0.5],
  [0.5, 0.66],
  [0.62, 0.9],
  [0.64, 1.1],
  [1, 1.2],
];

/** The television tower on Kok Tobe, 370 m high; the origin is its foot. */
function drawTower(sketch: Sketch) {
  const lit = sketch.paint('#E9C9B0', 0.9);
  const shade = sketch.paint('#8A7A9A', 0.35);
  sketch.polygon(
    [
      [-16, 0],
      [16, 0],
      [6, 150],
      [-6, 150],
    ],
    shade,
  );
  sketch.polygon(
    [
      [2, 0],
      [16, 0],
      [6, 150],
      [1, 150],
    ],
    lit,
  );
  sketch.polygon(
    [
      [-13, 150],
      [13, 150],
      [17, 164],
      [11, 186],
      [-11, 186],
      [-17, 164],
    ],
    shade,
  );
  sketch.polygon(
    [
      [2, 150],
      [13, 150],
      [17, 164],
      [11, 186],
      [2, 186],
    ],
    lit,
  );
  for (const y of [158, 168, 178])
    sketch.line(
      [
        [-14, y],
        [14, y],
      ],
      2.6,
      '#FFDF9A',
    );
  sketch.polygon(
    [
      [-6, 186],
      [6, 186],
      [4, 260],
      [-4, 260],
    ],
    shade,
  );
  sketch.polygon(
    [
      [0, 186],
      [6, 186],
      [4, 260],
      [0, 260],
    ],
    lit,
  );
  for (let i = 0; i < 5; i++)
    sketch.polygon(
      [
        [-3.4 + i * 0.4, 260 + i * 22],
        [3.4 - i * 0.4, 260 + i * 22],
        [3 - i * 0.4, 282 + i * 22],
        [-3 + i * 0.4, 282 + i * 22],
      ],
      sketch.paint(i % 2 ? '#F3EAD2' : '#D2402F', 0.6),
    );
  sketch.ellipse([0, 372], 4, 4, '#FF7A5A');
}

export default {
  kind: 'activity',
  title: 'City Tours',
  alt: 'The lights of Almaty at dusk below the television tower on Kok Tobe, a cable car gliding over the roofs.',
  focus: [36, 46],
  traits: { time: 'dusk', season: 'autumn', palette: 'indigo', viewpoint: 'above', archetype: 'peak' },
  landscape: () =>
    peak({
      seed: 443,
      sun,
      mood,
      season: 'autumn',
      terrain: massif(443, ALMATY_RANGE),
      view: { x: 11_500, y: 260, z: 0, yaw: 0.02, fov: 40, horizon: 0.6 },
      snowline: 1700,
      rockline: 1400,
      glowAt: 1,
      sky: {
        colours: mood.sky,
        stars: 0.0008,
        clouds: {
          at: [
            [0.7, 0.16, 0.2, 0.045],
            [0.24, 0.24, 0.14, 0.03],
          ],
          tones: mood.clouds,
          light: [0.8, -0.3],
          seed: 151,
        },
      },
      ...cityParts({ seed: 8, from: [11_500, 0], reach: [620, 6600], spread: 0.46, lamps: 0.5 }, sun, mood),
      draw: (canvas, { width, height }) => {
        const sketch = new Sketch(canvas, mood);
        const slope = { ...mood, shadowed: 0.85, lit: 0.25 };
        drawHill(canvas, width, height, {
          seed: 151,
          edge: HILL,
          tones: graded(grass.summer, slope),
          lit: 1,
        });
        const random = randomFrom(14);
        const crowns = Array.from({ length: 150 }, () => {
          const x = random() * 0.62;
          const down = random();
          return {
            x: x * width,
            y: (edgeAt(HILL, x) + 0.02 + down * 0.5) * height,
            radius: 26 + down * 40,
            leaves: 60,
          };
        });
        drawCrowns(
          canvas,
          crowns.sort((a, b) => a.y - b.y),
          graded(leaves.summer, slope),
          5,
          1,
        );
        sketch.at([width * 0.27, height * 0.52], 1.22, () => drawTower(sketch));
        drawCableway(
          sketch,
          [
            [1260, 600, 22],
            [800, 560, 13],
            [400, 474, 7],
          ],
          [0.14, 0.4, 0.62, 0.86],
          () => drawCabin(sketch, '#F2503A'),
        );
      },
    }),
} satisfies Scene;
