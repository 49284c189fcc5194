import { drawGlow, drawHaze, drawPlaza, elevation } from '../archetypes/elevation.ts';
import { Facade } from '../drawing/facade.ts';
import { drawSpruces } from '../drawing/foliage.ts';
import { drawHill } from '../drawing/foreground.ts';
import { Sketch } from '../drawing/sketch.ts';
import { drawFountain } from '../drawing/street.ts';
import { drawPerson } from '../figures/people.ts';
import { hex } from '../kit/colour.ts';
import { grass, needles } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import { hash } from '../kit/random.ts';
import type { Scene } from '../scene.ts';

const mood = { ...moods.dusk, shadowed: 0.5, lit: 0.36 };

/** A long government block: rows of windows between fins, some of them lit. Half its width in metres. */
function block(facade: Facade, half: number, floors: number) {
  const { colours } = facade;
  const height = floors * 4 + 2;
  facade.wall(-half, 0, half * 2, height, 0.55, colours.wall, 4);
  for (let x = -half + 1.5, column = 0; x < half - 2; x += 3.4, column++) {
    for (let floor = 0; floor < floors; floor++)
      facade.rect(
        x,
        1.6 + floor * 4,
        2,
        2.5,
        hash(column, floor, half) < 0.42 ? '#FFD98A' : facade.paint(colours.glass, 0.3),
      );
    facade.rect(x - 0.9, 0, 0.6, height, facade.paint(colours.trim, x < 0 ? 0.85 : 0.6));
  }
  facade.cornice(-half, height - 0.6, half * 2, 0.8, 1.2, 0.8);
}

export default {
  kind: 'place',
  title: 'Republic Square',
  alt: 'A wide square at dusk: long government blocks with lit windows, a tall stele, fountains and glass domes.',
  focus: [50, 54],
  traits: { time: 'dusk', season: 'summer', palette: 'rose', viewpoint: 'front', archetype: 'elevation' },
  landscape: () =>
    elevation({
      seed: 331,
      sun: unit([-0.8, 0.3, -0.3]),
      mood,
      mountains: 1.5,
      horizon: 0.62,
      stars: 0.0006,
      clouds: [
        [0.2, 0.2, 0.2, 0.05],
        [0.82, 0.27, 0.18, 0.04],
      ],
      draw: (canvas, drawing) => {
        const { width, height } = drawing;
        const sketch = new Sketch(canvas, mood);
        const edge = height * 0.68;
        const palette = {
          wall: '#C9B8A8',
          trim: '#EADCC8',
          shadow: '#2A2C62',
          light: '#FFC79A',
          glass: '#4A5E8E',
          glint: '#B9C6E6',
          roof: '#8A7F8E',
          roofAccent: '#7A7082',
          gold: '#E9B04A',
        };
        drawHaze(canvas, drawing, edge, 210, '#E99A86', 0.45);
        // Behind, the palace over its stairs; at the sides, two blocks that come forward.
        block(new Facade(canvas, [width / 2, edge], 7.2, palette), 36, 7);
        const centre = new Facade(canvas, [width / 2, edge], 7.2, palette);
        centre.wall(-12, 0, 24, 36, 0.75, palette.wall, 4);
        centre.cornice(-12, 35, 24, 0.9, 1.4, 0.8);
        for (let i = -5; i <= 5; i++) {
          centre.rect(i * 2 - 0.5, 2, 1, 31, hash(i, 3) < 0.6 ? '#FFDF9A' : centre.paint(palette.glass, 0.4));
          centre.rect(i * 2 - 1.1, 0, 0.5, 35, centre.paint(palette.trim, i < 0 ? 0.95 : 0.7));
        }
        for (const side of [-1, 1]) block(new Facade(canvas, [width / 2 + side * 500, edge + 26], 9.4, palette), 24, 6);
        drawPlaza(canvas, drawing, edge + 22, ['#D9A995', '#8F7A98', '#4A4A78'], mood);
        drawSpruces(
          canvas,
          width,
          height,
          Array.from({ length: 10 }, (_, i) => ({
            x: (i < 5 ? 330 + i * 26 : 740 + (i - 5) * 26) + (i % 2) * 6,
            y: edge + 30,
            height: 70 + ((i * 37) % 30),
            light: i < 5 ? 0.9 : 0.6,
          })),
          graded(needles.summer, mood),
        );
        // The stele on the axis.
        const stele = new Facade(canvas, [width / 2, edge + 70], 10, palette);
        stele.rect(-4, 0, 8, 1.4, stele.paint(palette.trim, 0.5));
        stele.polygon(
          [
            [-1.3, 1.4],
            [0.2, 1.4],
            [0.1, 34],
            [-0.6, 34],
          ],
          stele.paint(palette.trim, 1),
        );
        stele.polygon(
          [
            [0.2, 1.4],
            [1.3, 1.4],
            [0.6, 34],
            [0.1, 34],
          ],
          stele.paint(palette.trim, 0.3),
        );
        stele.polygon(
          [
            [-0.7, 34],
            [0.7, 34],
            [0.4, 36.4],
            [0, 38.4],
            [-0.5, 36.2],
          ],
          '#F3C65A',
        );
        drawGlow(canvas, stele.x(0), stele.y(36), 80, '#FFD27A', 0.6);
        // Domes of the arcade under the paving.
        for (const [x, y, radius] of [
          [0.28, 0.85, 92],
          [0.72, 0.85, 92],
          [0.15, 0.805, 56],
          [0.85, 0.805, 56],
        ] as const) {
          const [cx, cy] = [width * x, height * y];
          drawGlow(canvas, cx, cy - radius * 0.3, radius * 2.1, '#FFB869', 0.55);
          const glass = canvas.createRadialGradient(
            cx - radius * 0.3,
            cy - radius * 0.6,
            4,
            cx,
            cy - radius * 0.2,
            radius * 1.1,
          );
          glass.addColorStop(0, '#FFF2CC');
          glass.addColorStop(0.55, '#F3B774');
          glass.addColorStop(1, '#7D6AA0');
          canvas.fillStyle = glass;
          canvas.beginPath();
          canvas.ellipse(cx, cy, radius, radius * 0.82, 0, Math.PI, 0);
          canvas.fill();
          for (let i = -3; i <= 3; i++) {
            canvas.strokeStyle = 'rgba(60,48,104,.7)';
            canvas.lineWidth = 2;
            canvas.beginPath();
            canvas.ellipse(
              cx,
              cy,
              Math.abs(i) * radius * 0.3 + 0.5,
              radius * 0.82,
              0,
              i < 0 ? Math.PI : Math.PI * 1.5,
              i < 0 ? Math.PI * 1.5 : Math.PI * 2,
            );
            canvas.stroke();
          }
          for (const up of [0.3, 0.58]) {
            canvas.beginPath();
            canvas.ellipse(cx, cy - radius * 0.82 * up, radius * Math.sqrt(1 - up * up), radius * 0.1, 0, 0, Math.PI);
            canvas.stroke();
          }
        }
        for (const x of [0.4, 0.6])
          drawFountain(canvas, width * x, height * 0.83, 110, 60, hex('#FFE9CF'), (x * 10) | 0);
        for (const [x, y, size, coat] of [
          [0.46, 0.87, 40, '#C9503C'],
          [0.49, 0.872, 38, '#E9C377'],
          [0.56, 0.9, 46, '#2F6F86'],
          [0.09, 0.9, 46, '#B9503C'],
        ] as const)
          sketch.at([width * x, height * y], size, () => drawPerson(sketch, { coat, legs: '#231C40' }));
        drawHill(canvas, width, height, {
          seed: 3,
          edge: [
            [0, 0.915],
            [0.5, 0.955],
            [1, 0.915],
          ],
          tones: graded(grass.summer, mood),
          blades: 500,
          bladeHeight: 14,
          flowers: { count: 420, colours: ['#D9435A', '#F2A05C', '#F6D9C0'], size: 8 },
        });
      },
    }),
} satisfies Scene;
