import { drawGlow, drawPlaza, elevation } from '../archetypes/elevation.ts';
import { Facade } from '../drawing/facade.ts';
import { drawCrowns } from '../drawing/foliage.ts';
import { Sketch } from '../drawing/sketch.ts';
import { drawFountain } from '../drawing/street.ts';
import { drawPerson } from '../figures/people.ts';
import { hex } from '../kit/colour.ts';
import { leaves } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import type { Scene } from '../scene.ts';

const mood = moods.night;

/** A huge tent of a roof on eight piers; the glass walls stop short of it, so that it hovers. Half its width is 46 m. */
function palace(facade: Facade) {
  const { colours } = facade;
  // The lit hall behind glass.
  facade.rect(-34, 0, 68, 10.6, '#FFC978');
  facade.gradient(-34, 0, 68, 10.6, '#FFE7B0', '#F2A552');
  for (let x = -34; x <= 34; x += 2.84) facade.rect(x - 0.1, 0, 0.2, 10.6, '#5A3D5C');
  for (const y of [3.6, 7]) facade.rect(-34, y, 68, 0.2, '#5A3D5C');
  for (let i = 0; i < 12; i++) facade.rect(-32 + i * 5.6, 7.4, 2.4, 0.5, '#FFF7DC');
  for (let i = -3; i <= 3; i++)
    facade.polygon(
      [
        [i * 9 - 0.5, 10.6],
        [i * 9 + 0.5, 10.6],
        [i * 9 + 0.16, 7.9],
        [i * 9 - 0.16, 7.9],
      ],
      '#FFF7DC',
    );
  facade.rect(-36, 10.6, 72, 1.2, facade.paint('#2A2450', 0.2));
  // Piers that open towards the roof.
  for (let i = 0; i < 8; i++) {
    const x = -38.5 + i * 11;
    facade.polygon(
      [
        [x - 0.9, 0],
        [x + 0.9, 0],
        [x + 1.9, 12.6],
        [x - 1.9, 12.6],
      ],
      facade.paint(colours.trim, 0.45),
    );
    facade.polygon(
      [
        [x - 0.9, 0],
        [x - 0.2, 0],
        [x - 0.5, 12.6],
        [x - 1.9, 12.6],
      ],
      facade.paint('#FFD9A0', 0.9),
    );
  }
  // The roof: a deep, slightly sagging slab with golden panels.
  facade.polygon(
    [
      [-46, 13],
      [46, 13],
      [50, 19.4],
      [38, 21.4],
      [0, 20.2],
      [-38, 21.4],
      [-50, 19.4],
    ],
    facade.paint(colours.roof, 0.55),
  );
  for (let i = 0; i < 40; i++) {
    const x = -45 + i * 2.3;
    facade.polygon(
      [
        [x, 13.2],
        [x + 1.7, 13.2],
        [x + 1.7 + x * 0.07, 18.9],
        [x + x * 0.07, 18.9],
      ],
      facade.paint(i % 2 ? colours.gold : '#C98A3E', i < 20 ? 0.85 : 0.5),
    );
  }
  facade.polygon(
    [
      [-46, 12.5],
      [46, 12.5],
      [46.4, 13.4],
      [-46.4, 13.4],
    ],
    '#FFD890',
  );
  facade.polygon(
    [
      [-50.4, 19],
      [-38, 21],
      [0, 19.8],
      [38, 21],
      [50.4, 19],
      [50.4, 20.2],
      [38, 22.2],
      [0, 21],
      [-38, 22.2],
      [-50.4, 20.2],
    ],
    facade.paint(colours.trim, 0.5),
  );
  for (let i = 0; i < 6; i++)
    facade.rect(-24 - i * 1.6, -i * 0.5 - 0.5, 48 + i * 3.2, 0.5, facade.paint('#B7A08C', 0.75 - i * 0.09));
}

export default {
  kind: 'place',
  title: 'Palace of the Republic',
  alt: 'A palace of glass glowing at night under a huge golden roof on piers, fountains on the square before it.',
  focus: [50, 52],
  traits: { time: 'night', season: 'spring', palette: 'indigo', viewpoint: 'far', archetype: 'elevation' },
  landscape: () =>
    elevation({
      seed: 353,
      sun: unit([-0.7, 0.4, -0.4]),
      mood: { ...mood, shadowed: 0.6, lit: 0.5 },
      mountains: 1.5,
      horizon: 0.6,
      stars: 0.0026,
      draw: (canvas, drawing) => {
        const { width, height } = drawing;
        const sketch = new Sketch(canvas, mood);
        const edge = height * 0.665;
        drawCrowns(
          canvas,
          Array.from({ length: 26 }, (_, i) => ({
            x: (i / 25) * width,
            y: edge - 26 - ((i * 53) % 31),
            radius: 52,
            leaves: 60,
          })),
          graded(leaves.summer, mood),
          4,
        );
        drawGlow(canvas, width / 2, edge - 60, 620, '#FFB45A', 0.5);
        drawPlaza(canvas, drawing, edge, ['#E9B77C', '#7C6A92', '#2A3264'], mood);
        const facade = new Facade(canvas, [width / 2, edge + 8], 10.8, {
          wall: '#C9B8A8',
          trim: '#E9DCC8',
          shadow: '#161C4A',
          light: '#FFD9A0',
          glass: '#FFC978',
          glint: '#FFF0C8',
          roof: '#8A6A48',
          roofAccent: '#6A4E3A',
          gold: '#E2A84A',
        });
        palace(facade);
        // The hall's light on the wet stone.
        for (let i = 0; i < 26; i++) {
          const x = width * (0.2 + (i / 25) * 0.6);
          const fall = canvas.createLinearGradient(0, edge + 40, 0, height);
          fall.addColorStop(0, `rgba(255,196,112,${0.1 + 0.22 * ((i * 7) % 5) * 0.25})`);
          fall.addColorStop(1, 'rgba(255,190,110,0)');
          canvas.fillStyle = fall;
          canvas.fillRect(x, edge + 40, 12 + ((i * 13) % 11), height - edge);
        }
        for (const x of [0.2, 0.35, 0.5, 0.65, 0.8]) {
          const [cx, cy] = [width * x, height * 0.835];
          drawGlow(canvas, cx, cy - 40, 120, '#9FD0FF', 0.4);
          drawFountain(canvas, cx, cy, x === 0.5 ? 170 : 110, 70, hex('#E6F4FF'), (x * 20) | 0);
        }
        for (const [x, y, size, coat, skirt] of [
          [0.28, 0.87, 48, '#C9503C', false],
          [0.31, 0.872, 45, '#E9C377', true],
          [0.58, 0.9, 54, '#6F9FC6', false],
          [0.74, 0.86, 44, '#D98AA6', true],
        ] as const)
          sketch.at([width * x, height * y], size, () => drawPerson(sketch, { coat, legs: '#14183A', skirt }));
        for (const side of [-1, 1]) {
          const x = width / 2 + side * 560;
          drawCrowns(
            canvas,
            [
              { x, y: 640, radius: 110, leaves: 150 },
              { x: x - side * 80, y: 720, radius: 60, leaves: 80 },
            ],
            graded(leaves.spring, mood),
            9,
            -side,
          );
        }
      },
    }),
} satisfies Scene;
