import { css, hex, mix } from '../renderer/color.ts';
import { clamp, lerp } from '../renderer/math.ts';
import type { Facade } from './facade.ts';
import type { Point } from './sketch.ts';

/** The outline of a dome: its radius at each height, as shares of the whole radius and height. */
export type DomeProfile = readonly (readonly [height: number, radius: number])[];

export const HELMET_PROFILE: DomeProfile = [
  [0, 0.95],
  [0.06, 1],
  [0.16, 1.03],
  [0.28, 1],
  [0.42, 0.9],
  [0.56, 0.73],
  [0.7, 0.51],
  [0.83, 0.31],
  [0.93, 0.19],
  [1, 0.14],
];
export const ROUND_PROFILE: DomeProfile = [
  [0, 1],
  [0.15, 1.01],
  [0.3, 0.97],
  [0.45, 0.9],
  [0.6, 0.79],
  [0.75, 0.62],
  [0.88, 0.4],
  [0.96, 0.2],
  [1, 0.03],
];

export type DomeOptions = {
  profile: DomeProfile;
  /** 'diamonds' arranges the colours in lozenges, 'ribs' in vertical stripes. */
  pattern: 'diamonds' | 'ribs';
  colors: readonly string[];
  rows?: number;
  columns?: number;
  /** Draws gilded ridges down the sides. */
  ridges?: boolean;
};

/** Direction of the sun around the dome, in radians: from the left and the front. */
const SUN = -0.85;

/** Draws a dome as a surface of revolution, lit from the left. Lengths are in metres. */
export function drawDome(
  facade: Facade,
  centre: number,
  foot: number,
  radius: number,
  height: number,
  options: DomeOptions,
): void {
  const { profile, pattern, colors, rows = 12, columns = 18, ridges = false } = options;
  const { canvas, colors: palette } = facade;
  const widthAt = (up: number) => {
    for (let i = 1; i < profile.length; i++) {
      const [low, from] = profile[i - 1];
      const [high, to] = profile[i];
      if (up > high) continue;
      const t = (up - low) / (high - low);
      return radius * lerp(from, to, t * t * (3 - 2 * t) * 0.4 + t * 0.6);
    }
    return radius * profile[0][1];
  };
  const point = (angle: number, up: number): Point => [centre + Math.sin(angle) * widthAt(up), foot + up * height];
  const half = Math.PI / 2;
  const step = Math.PI / columns;
  const cell = (corners: readonly Point[], fill: string) => {
    facade.polygon(corners, fill);
    canvas.strokeStyle = fill;
    canvas.lineWidth = 0.4;
    canvas.stroke();
  };
  const inside = (angle: number) => clamp(angle, -half, half);
  for (let row = -1; row < rows; row++)
    for (let column = -columns; column < columns; column++) {
      const diamonds = pattern === 'diamonds';
      const start = -half + column * step + (diamonds && row & 1 ? step / 2 : 0);
      const middle = start + step / 2;
      if (middle < -half - step || middle > half + step) continue;
      const facing = Math.max(0, Math.cos(middle - SUN));
      const light = clamp(0.04 + 1.15 * facing ** 1.1);
      const low = clamp(row / rows);
      const mid = clamp((row + 1) / rows);
      const high = clamp((row + 2) / rows);
      if (diamonds) {
        const patternIndex = (column & 1) + ((row + 1) >> 1);
        const index = (row + 1) & 1 ? (patternIndex % 2 ? 1 : 3) : patternIndex % 2 ? 0 : 2;
        const color = mix(
          facade.litColor(hex(colors[index % colors.length]), light),
          facade.litColor(hex(colors[0]), light),
          0.12,
        );
        cell(
          [
            point(inside(middle - step / 2), mid),
            point(inside(middle), low),
            point(inside(middle + step / 2), mid),
            point(inside(middle), high),
          ],
          css(color),
        );
      } else if (row >= 0) {
        const index = Math.abs(column) % colors.length;
        // A rib is round: its left half is in the sun, its right half in shade.
        for (const [from, to, lift] of [
          [0, 0.5, 0.12],
          [0.5, 1, -0.16],
        ] as const) {
          const fill = css(facade.litColor(hex(colors[index]), clamp(light + lift)));
          const [a, b] = [inside(start + step * from), inside(start + step * to)];
          cell([point(a, low), point(b, low), point(b, mid), point(a, mid)], fill);
        }
      }
    }
  canvas.save();
  canvas.beginPath();
  for (let i = 0; i <= 40; i++) canvas.lineTo(facade.x(point(-half, i / 40)[0]), facade.y(point(-half, i / 40)[1]));
  for (let i = 40; i >= 0; i--) canvas.lineTo(facade.x(point(half, i / 40)[0]), facade.y(point(half, i / 40)[1]));
  canvas.closePath();
  canvas.clip();
  const round = canvas.createLinearGradient(facade.x(centre - radius), 0, facade.x(centre + radius), 0);
  for (const [at, code, alpha] of [
    [0, palette.light, 0.42],
    [0.2, palette.light, 0.16],
    [0.5, palette.shadow, 0],
    [0.82, palette.shadow, 0.42],
    [1, palette.shadow, 0.18],
  ] as const)
    round.addColorStop(at, css(hex(code), alpha));
  canvas.fillStyle = round;
  canvas.fillRect(
    facade.x(centre - radius * 1.2),
    facade.y(foot + height),
    radius * 2.4 * facade.scale,
    height * facade.scale,
  );
  if (ridges)
    for (const angle of [-1.05, -0.35, 0.35, 1.05]) {
      canvas.beginPath();
      for (let i = 0; i <= 40; i++) canvas.lineTo(facade.x(point(angle, i / 40)[0]), facade.y(point(angle, i / 40)[1]));
      canvas.strokeStyle = facade.paint(palette.gold, angle < 0 ? 0.9 : 0.2, 0.9);
      canvas.lineWidth = 0.16 * facade.scale;
      canvas.stroke();
    }
  canvas.restore();
}

/** Draws a small gilded onion dome. */
export function drawOnion(facade: Facade, centre: number, foot: number, radius: number, height: number): void {
  const { canvas, colors } = facade;
  const { x, y } = facade;
  canvas.beginPath();
  canvas.moveTo(x(centre - radius * 0.45), y(foot));
  canvas.bezierCurveTo(
    x(centre - radius * 1.5),
    y(foot + height * 0.22),
    x(centre - radius * 0.95),
    y(foot + height * 0.52),
    x(centre),
    y(foot + height),
  );
  canvas.bezierCurveTo(
    x(centre + radius * 0.95),
    y(foot + height * 0.52),
    x(centre + radius * 1.5),
    y(foot + height * 0.22),
    x(centre + radius * 0.45),
    y(foot),
  );
  canvas.closePath();
  const round = canvas.createLinearGradient(x(centre - radius), 0, x(centre + radius), 0);
  for (const [at, code] of [
    [0, '#FFE9A0'],
    [0.28, '#FFF6D0'],
    [0.45, colors.gold],
    [0.75, '#9A5E22'],
    [1, '#C98A35'],
  ] as const)
    round.addColorStop(at, code);
  canvas.fillStyle = round;
  canvas.fill();
}

/** Draws an orthodox cross. */
export function drawCross(facade: Facade, centre: number, foot: number, height: number): void {
  const { gold } = facade.colors;
  facade.rect(centre - 0.11, foot, 0.22, height, gold);
  facade.rect(centre - height * 0.26, foot + height * 0.6, height * 0.52, 0.22, gold);
  facade.rect(centre - height * 0.14, foot + height * 0.8, height * 0.28, 0.18, gold);
  facade.polygon(
    [
      [centre - height * 0.17, foot + height * 0.36],
      [centre + height * 0.17, foot + height * 0.24],
      [centre + height * 0.17, foot + height * 0.24 + 0.2],
      [centre - height * 0.17, foot + height * 0.36 + 0.2],
    ],
    gold,
  );
}
