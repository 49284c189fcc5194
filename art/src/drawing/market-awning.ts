import type { Layer } from './layers.ts';

/** A striped awning along the upper edge, with three lamps under it. */
export const awning: Layer = ({ canvas, drawing: { width, height } }) => {
  const [stripes, drop] = [15, height * 0.085];
  for (let i = 0; i < stripes; i++) {
    const [left, right] = [(i * width) / stripes, ((i + 1) * width) / stripes];
    for (const [fill, from] of [
      [i & 1 ? '#F4E2BB' : '#B93B34', left],
      ['rgba(70,20,60,.2)', left + (right - left) * 0.62],
    ] as const) {
      canvas.fillStyle = fill;
      canvas.beginPath();
      canvas.moveTo(from, 0);
      canvas.lineTo(right, 0);
      canvas.lineTo(right, drop);
      canvas.arc((left + right) / 2, drop, width / stripes / 2, 0, from === left ? Math.PI : Math.PI * 0.42);
      canvas.closePath();
      canvas.fill();
    }
  }
  for (const [x, y] of [
    [0.14, 0.15],
    [0.5, 0.125],
    [0.86, 0.15],
  ]) {
    const [lx, ly] = [width * x, height * y];
    canvas.fillStyle = '#4A2436';
    canvas.fillRect(lx - 1.2, 0, 2.4, ly);
    const glow = canvas.createRadialGradient(lx, ly + 25, 5, lx, ly + 25, 150);
    for (const [at, alpha] of [
      [0, 0.75],
      [0.2, 0.34],
      [1, 0],
    ])
      glow.addColorStop(at, `rgba(255,232,170,${alpha})`);
    canvas.fillStyle = glow;
    canvas.fillRect(lx - 150, ly - 125, 300, 300);
    canvas.fillStyle = '#3F2036';
    canvas.beginPath();
    canvas.moveTo(lx - 7, ly);
    canvas.lineTo(lx + 7, ly);
    canvas.bezierCurveTo(lx + 15, ly + 12, lx + 33, ly + 15, lx + 38, ly + 27);
    canvas.lineTo(lx - 38, ly + 27);
    canvas.bezierCurveTo(lx - 33, ly + 15, lx - 15, ly + 12, lx - 7, ly);
    canvas.fill();
    canvas.fillStyle = '#FFF6D2';
    canvas.beginPath();
    canvas.ellipse(lx, ly + 28, 17, 9, 0, 0, Math.PI * 2);
    canvas.fill();
  }
};

/** A price tag on every other crate; strokes stand for the writing. */
export const priceTags =
  (positions: readonly { x: number; y: number; z: number }[]): Layer =>
  ({ canvas, drawing: { project, scaleAt } }) => {
    positions.forEach(({ x, y, z }, i) => {
      if (i % 2) return;
      const [px, py, depth] = project(x + 0.08, y + 0.28, z + 0.05);
      const metre = scaleAt(depth);
      canvas.fillStyle = '#FBF0D2';
      canvas.fillRect(px - metre * 0.11, py - metre * 0.22, metre * 0.22, metre * 0.13);
      canvas.fillStyle = '#5A2A3A';
      canvas.fillRect(px - metre * 0.08, py - metre * 0.19, metre * 0.1, metre * 0.018);
      canvas.fillRect(px - metre * 0.08, py - metre * 0.15, metre * 0.15, metre * 0.026);
    });
  };
