import { encode } from 'uqr';

/** The dark cells of a QR code as the path of an SVG, and the length of its side in cells. */
export function toQrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size };
}
