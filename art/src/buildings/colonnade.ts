import type { Facade } from '../drawing/facade.ts';

/** Draws a semicircular colonnade, seen from its open side, with vases between the columns. */
export function drawColonnade(facade: Facade) {
  const { trim } = facade.colors;
  const columns = Array.from({ length: 17 }, (_, i) => -80 + i * 10).map((degrees) => (degrees * Math.PI) / 180);
  const at = (angle: number) => ({
    x: 34 * Math.sin(angle),
    lift: 2.4 * Math.cos(angle),
    size: 1 - 0.16 * Math.cos(angle),
  });
  // The columns in the middle are the farthest, so they are drawn first.
  const byDepth = [...columns].sort((a, b) => Math.abs(a) - Math.abs(b));
  for (const angle of byDepth) {
    const { x, lift, size } = at(angle);
    const light = angle < 0.9 ? 0.95 - Math.max(0, angle) * 0.4 : 0.4;
    facade.rect(x - 1.1 * size, lift, 2.2 * size, 0.8 * size, facade.paint(trim, light * 0.8));
    facade.rect(x - 0.75 * size, lift + 0.8 * size, 1.5 * size, 11.4 * size, facade.paint(trim, light));
    facade.rect(x + 0.2 * size, lift + 0.8 * size, 0.55 * size, 11.4 * size, facade.shade(0.24));
    for (const flute of [-0.45, -0.15, 0.15])
      facade.rect(x + flute * size, lift + 1 * size, 0.07, 11 * size, facade.shade(0.14));
    facade.rect(
      x - 1.05 * size,
      lift + 12.2 * size,
      2.1 * size,
      0.7 * size,
      facade.paint(trim, Math.min(1, light + 0.1)),
    );
  }
  for (let i = 0; i < columns.length - 1; i++) {
    const [a, b] = [at(columns[i]), at(columns[i + 1])];
    const light = columns[i] < 0.8 ? 0.9 : 0.5;
    const beam = (from: number, to: number, shade: number) =>
      facade.polygon(
        [
          [a.x - 1.2, a.lift + from * a.size],
          [b.x + 1.2, b.lift + from * b.size],
          [b.x + 1.2, b.lift + to * b.size],
          [a.x - 1.2, a.lift + to * a.size],
        ],
        facade.paint(trim, shade),
      );
    beam(12.9, 14.6, light);
    beam(12.9, 13.2, light * 0.45);
    beam(14.6, 15.4, Math.min(1, light + 0.12));
    // A gilded vase between two columns.
    const x = (a.x + b.x) / 2;
    const lift = (a.lift + b.lift) / 2;
    const size = (a.size + b.size) / 2;
    if (Math.abs(b.x - a.x) < 2.6) continue;
    facade.rect(x - 0.7 * size, lift, 1.4 * size, 2.4 * size, facade.paint(trim, light * 0.85));
    facade.arch(x - 0.85 * size, lift + 2.4 * size, 1.7 * size, 2 * size, facade.paint('#E2B23C', light));
    facade.rect(x - 1 * size, lift + 3.7 * size, 2 * size, 0.35 * size, facade.paint('#FFE08A', 1));
  }
}
