import type { Facade } from '../drawing/facade.ts';

/** Draws the Palace of the Republic, 92 m wide: a large roof on eight piers above glass walls that do not touch it. */
export function drawPalace(facade: Facade) {
  const { colors } = facade;
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
  // Piers that widen towards the roof.
  for (let i = 0; i < 8; i++) {
    const x = -38.5 + i * 11;
    facade.polygon(
      [
        [x - 0.9, 0],
        [x + 0.9, 0],
        [x + 1.9, 12.6],
        [x - 1.9, 12.6],
      ],
      facade.paint(colors.trim, 0.45),
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
  // The roof: a thick, slightly sagging slab with golden panels.
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
    facade.paint(colors.roof, 0.55),
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
      facade.paint(i % 2 ? colors.gold : '#C98A3E', i < 20 ? 0.85 : 0.5),
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
    facade.paint(colors.trim, 0.5),
  );
  for (let i = 0; i < 6; i++)
    facade.rect(-24 - i * 1.6, -i * 0.5 - 0.5, 48 + i * 3.2, 0.5, facade.paint('#B7A08C', 0.75 - i * 0.09));
}
