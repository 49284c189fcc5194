import type { Sketch } from '../drawing/sketch.ts';

/** Draws the television tower on Kok Tobe, 370 m high; the origin is its foot. */
export function drawTelevisionTower(sketch: Sketch) {
  const litSide = sketch.paint('#E9C9B0', 0.9);
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
    litSide,
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
    litSide,
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
    litSide,
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
