import { drawGlow, elevation } from '../archetypes/elevation.ts';
import { Facade } from '../drawing/facade.ts';
import { drawSpruces } from '../drawing/foliage.ts';
import { drawHill } from '../drawing/foreground.ts';
import { drawMist } from '../drawing/mist.ts';
import { Sketch } from '../drawing/sketch.ts';
import { needles, snow } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import { hash } from '../kit/random.ts';
import type { Scene } from '../scene.ts';

const mood = { ...moods.night, shadowed: 0.5, lit: 0.45 };

/** A log bath house: round logs with their ends, a lit window, a door, snow on its roof. 10 m wide. */
function bathHouse(facade: Facade) {
  const log = '#A9713E';
  for (let i = 0; i < 8; i++) {
    const y = 0.4 + i * 0.46;
    facade.rect(-5, y, 10, 0.46, facade.paint(log, 0.62 - (i % 2) * 0.06));
    facade.rect(-5, y + 0.3, 10, 0.16, facade.paint('#E2A866', 0.8));
    facade.rect(-5, y, 10, 0.08, facade.shade(0.6));
    for (const x of [-5.3, 5.3]) {
      facade.disc(x, y + 0.23, 0.25, facade.paint('#D9A66A', x < 0 ? 0.8 : 0.4));
      facade.disc(x, y + 0.23, 0.11, facade.paint(log, 0.3));
    }
  }
  facade.rect(-5.6, 0, 11.2, 0.42, facade.paint('#6A6A80', 0.4));
  // The gable, and a roof deep in snow.
  facade.polygon(
    [
      [-5, 4.05],
      [5, 4.05],
      [0, 7],
    ],
    facade.paint('#8F5A34', 0.5),
  );
  for (let i = -6; i <= 6; i++)
    facade.rect(i * 0.7 - 0.04, 4.05, 0.08, Math.max(0, 2.9 - Math.abs(i) * 0.43), facade.shade(0.5));
  facade.polygon(
    [
      [-6.6, 3.5],
      [0, 7.4],
      [6.6, 3.5],
      [6.6, 3.9],
      [0, 7.9],
      [-6.6, 3.9],
    ],
    facade.paint('#5A3A30', 0.4),
  );
  facade.curve(
    [
      [-6.9, 3.9],
      [-3.4, 6.4],
      [0, 8.6],
      [3.4, 6.5],
      [6.9, 3.9],
      [6.6, 3.6],
      [3.2, 5.9],
      [0, 7.8],
      [-3.2, 5.9],
      [-6.6, 3.6],
    ],
    facade.paint('#EEF4FF', 0.75),
  );
  facade.rect(2.6, 6, 0.9, 2.6, facade.paint('#8A6A66', 0.4));
  facade.rect(2.5, 8.4, 1.1, 0.36, facade.paint('#EEF4FF', 0.7));
  // Windows and door with lamplight.
  for (const x of [-4, 2]) {
    facade.rect(x - 0.2, 1.5, 2.4, 1.9, facade.paint('#5A3426', 0.5));
    facade.rect(x, 1.7, 2, 1.5, '#FFD277');
    facade.rect(x, 1.7, 2, 0.5, '#FFE9AE');
    facade.rect(x + 0.93, 1.7, 0.14, 1.5, '#6A3E2A');
    facade.rect(x, 2.4, 2, 0.12, '#6A3E2A');
    facade.rect(x - 0.3, 1.34, 2.6, 0.2, facade.paint('#EEF4FF', 0.8));
  }
  facade.rect(-1.1, 0.4, 2.2, 3, facade.paint('#6A3E2A', 0.5));
  for (let i = 0; i < 5; i++)
    facade.rect(-0.95 + i * 0.4, 0.45, 0.32, 2.8, facade.paint('#B9793E', 0.55 + 0.2 * hash(i, 2)));
  facade.disc(0.75, 1.8, 0.09, '#FFE9AE');
}

export default {
  kind: 'activity',
  title: 'Kazakh Sauna',
  alt: 'A log bath house in the snow at night, windows glowing, steam rising between the spruces.',
  focus: [50, 62],
  traits: { time: 'night', season: 'winter', palette: 'snow', viewpoint: 'close', archetype: 'elevation' },
  landscape: () =>
    elevation({
      seed: 383,
      sun: unit([-0.7, 0.45, -0.4]),
      mood,
      mountains: 1.5,
      horizon: 0.64,
      stars: 0.003,
      draw: (canvas, { width, height }) => {
        const sketch = new Sketch(canvas, mood);
        const white = graded(snow, mood);
        const spruce = graded(needles.winter, { ...mood, shadowed: 0.66 });
        drawHill(canvas, width, height, {
          seed: 17,
          edge: [
            [0, 0.66],
            [0.3, 0.71],
            [0.7, 0.71],
            [1, 0.65],
          ],
          tones: white,
          reach: 4,
        });
        drawSpruces(
          canvas,
          width,
          height,
          Array.from({ length: 34 }, (_, i) => {
            const side = i % 2 ? 1 : -1;
            const away = 1 - ((i * 0.618) % 1) ** 0.7;
            return {
              x: 600 + side * (270 + away * 350),
              y: 640 + (1 - away) * 24 + ((i * 31) % 20),
              height: 190 + ((i * 67) % 150) + away * 60,
              light: side < 0 ? 0.95 : 0.7,
            };
          }),
          spruce,
        );
        const facade = new Facade(canvas, [width * 0.52, height * 0.815], 46, {
          wall: '#A9713E',
          trim: '#D9A66A',
          shadow: '#131B48',
          light: '#FFDFA6',
          glass: '#FFD277',
          glint: '#FFF0C8',
          roof: '#EEF4FF',
          roofAccent: '#DCE6F8',
          gold: '#E9C45A',
        });
        drawGlow(canvas, facade.x(0), facade.y(2.4), 520, '#FFA64D', 0.5);
        drawMist(canvas, {
          x: facade.x(3.05),
          y: facade.y(8.8),
          width: 90,
          rise: 250,
          puffs: 40,
          strength: 0.16,
          seed: 4,
          colour: '214,224,246',
        });
        bathHouse(facade);
        for (const x of [-3, 3]) drawGlow(canvas, facade.x(x), facade.y(2.4), 190, '#FFC46B', 0.55);
        // A plunge pool, steaming.
        const [px, py] = [width * 0.2, height * 0.86];
        sketch.ellipse([px, py + 8], 128, 30, '#5A3A34');
        sketch.ellipse([px, py], 128, 30, '#B9793E');
        sketch.ellipse([px, py], 112, 24, '#2F6F9A');
        sketch.ellipse([px - 24, py - 3], 60, 9, '#8FC6DC');
        drawMist(canvas, {
          x: px,
          y: py - 6,
          width: 190,
          rise: 230,
          puffs: 40,
          strength: 0.15,
          seed: 9,
          colour: '226,234,250',
        });
        // The path, trodden and lit from the door.
        drawGlow(canvas, facade.x(0), height * 0.87, 170, '#FFBE72', 0.55);
        drawHill(canvas, width, height, {
          seed: 19,
          edge: [
            [0, 0.9],
            [0.35, 0.96],
            [0.7, 0.955],
            [1, 0.87],
          ],
          tones: white,
          reach: 2.2,
        });
        drawSpruces(
          canvas,
          width,
          height,
          [
            { x: 30, y: 850, height: 560, light: 0.8 },
            { x: 1168, y: 836, height: 660, light: 0.62 },
            { x: 1080, y: 830, height: 330, light: 0.6 },
          ],
          spruce,
        );
      },
    }),
} satisfies Scene;
