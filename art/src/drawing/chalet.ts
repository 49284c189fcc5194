import type { Facade } from './facade.ts';

/** A chalet: its left edge, foot and width in metres, number of storeys, snow on the roof, lit windows. */
export type Chalet = {
  x: number;
  y: number;
  width: number;
  storeys: number;
  light: number;
  isSnowy?: boolean;
  hasLamps?: boolean;
};

/** Draws a chalet. */
export function drawChalet(
  facade: Facade,
  { x, y, width, storeys, light, isSnowy = false, hasLamps = false }: Chalet,
): void {
  const { colors } = facade;
  const height = storeys * 3;
  facade.rect(x, y, width, 2.6, facade.paint('#BFB4A6', light));
  facade.wall(x, y + 2.6, width, height - 2.6, light, colors.wall, 0.5);
  const middle = x + width / 2;
  const peak = y + height + width * 0.34;
  facade.polygon(
    [
      [x, y + height],
      [x + width, y + height],
      [middle, peak - 0.5],
    ],
    facade.paint(colors.wall, light * 0.85),
  );
  for (let floor = 0; floor < storeys; floor++)
    for (let pane = 0; pane < Math.floor(width / 3); pane++) {
      const left = x + 0.9 + pane * ((width - 1.2) / Math.floor(width / 3));
      facade.rect(left - 0.15, y + 0.65 + floor * 3, 1.6, 1.7, facade.paint(colors.trim, light));
      facade.rect(left, y + 0.8 + floor * 3, 1.3, 1.4, hasLamps ? '#FFDB94' : facade.paint(colors.glass, light * 0.6));
    }
  for (let floor = 1; floor < storeys; floor++) {
    facade.rect(x - 0.6, y + floor * 3 - 0.1, width + 1.2, 0.35, facade.paint('#6A4232', light * 0.7));
    facade.rect(x - 0.6, y + floor * 3 + 0.5, width + 1.2, 0.14, facade.paint(colors.trim, light));
  }
  const roof = (lift: number, thick: number, fill: string) =>
    facade.polygon(
      [
        [x - 1.4, y + height - 0.9 + lift],
        [middle, peak + lift],
        [x + width + 1.4, y + height - 0.9 + lift],
        [x + width + 1.4, y + height - 0.9 + lift + thick],
        [middle, peak + lift + thick],
        [x - 1.4, y + height - 0.9 + lift + thick],
      ],
      fill,
    );
  roof(0, 0.45, facade.paint(colors.roof, light * 0.6));
  roof(0.45, isSnowy ? 0.9 : 0.25, facade.paint(isSnowy ? '#F6FAFF' : colors.roofAccent, Math.min(1, light + 0.2)));
}
