/** How far before and after sunrise and sunset the colours of the sky change, in percent of the band. */
const [TWILIGHT, MORNING] = [4, 13];

/**
 * The sky of a day as a CSS gradient: night, sunrise, day, sunset, night.
 *
 * @param sunrise where the sun rises, in percent of the band's width.
 * @param sunset where it sets.
 */
export function createSky(sunrise: number, sunset: number): string {
  const stops: (readonly [color: string, percent: number])[] = [
    ['#0e2a31', 0],
    ['#1d4a52', sunrise - TWILIGHT],
    ['#f3a766', sunrise],
    ['#f9cb90', sunrise + TWILIGHT],
    ['#fcebcb', sunrise + MORNING],
    ['#fdf3df', (sunrise + sunset) / 2],
    ['#fcebcb', sunset - MORNING],
    ['#f9cb90', sunset - TWILIGHT],
    ['#f3a766', sunset],
    ['#43395f', sunset + TWILIGHT],
    ['#0e2a31', 100],
  ];
  return `linear-gradient(90deg,${stops.map(([color, percent]) => `${color} ${percent.toFixed(1)}%`).join(',')})`;
}
