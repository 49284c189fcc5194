import { DARK_GROUND } from '@almaty/ui/dark-ground';
import type { Projection } from '../../../src/lib/map/projection.ts';
import { type GroundClass, writeGroundStyle } from './ground-style.ts';

/** A painted sign of the ground, which is drawn with its origin at a place. */
export type Painting = 'hill' | 'rock' | 'peak' | 'canyon' | 'dune' | 'lake' | 'waterfall' | 'yurts';

/** The shapes of each: hills below 2,700 m, rocks below 3,750 m, peaks above; the tip is at the origin. */
const PAINTINGS: Readonly<Record<Painting, readonly (readonly [GroundClass, string])[]>> = {
  hill: [
    ['hill', 'M0 0L9 13H-9z'],
    ['hill-lit', 'M0 0L-9 13H-2L-1 6z'],
  ],
  rock: [
    ['rock', 'M0 0L6 7L13 20H-13L-5 8z'],
    ['rock-lit', 'M0 0L-5 8L-13 20H-4L-2 11L-3 7z'],
    ['snow', 'M0 0L5 6L3 6L1 9L-1 6L-4 7z'],
  ],
  peak: [
    ['peak', 'M0 0L5 7L9 10L18 27H-18L-8 11L-4 7z'],
    ['peak-lit', 'M0 0L-4 7L-8 11L-18 27H-6L-2 17L-4 12L-1 7z'],
    ['snow', 'M0 0L5 7L9 10L10 13L7 11L5 16L2 10L0 14L-3 10L-7 14L-8 11L-4 7z'],
  ],
  canyon: [
    ['canyon', 'M-40 26V4h9v-7h13v7h6v-16h17v9h9v6h8v-12h14v15h8v20z'],
    ['canyon-band', 'M-40 12h84v4h-84zM-40 20h84v3h-84z'],
    ['canyon-gap', 'M-31-3h5v29h-5zM-12-12h6v38h-6zM22-9h5v35h-5z'],
  ],
  dune: [
    ['dune', 'M-46 20C-26 16-18-6-4-10C10-4 20 14 48 20z'],
    ['dune-shade', 'M-4-10C-2 0 4 12 18 20H-46C-26 16-18-6-4-10z'],
  ],
  lake: [
    ['water', 'M-26 6c4-10 14-12 26-9s22-2 25 6s-8 14-22 12s-33 2-29-9z'],
    ['rock', 'M-24-2l-5 11h10zM-17-6l-5 11h10zM26-3l-5 11h10zM19-8l-4 9h8z'],
  ],
  waterfall: [
    ['rock', 'M-22 18l4-24l10-8h14l10 8l4 24z'],
    ['snow', 'M-3-14h6l2 32h-10z'],
  ],
  yurts: [
    ['snow', 'M8 18v-9q12-13 24 0v9z'],
    ['canyon', 'M18 18v-7h5v7zM8 9h24v2h-24z'],
  ],
};

/** A ground that grows by what is painted on it, in that order: the SVG of a map without words, pins and ways. */
export type Ground = {
  /** Adds shapes of a class by their path data; nothing for an empty one. */
  paint: (name: GroundClass, data: string) => void;
  /** Adds a painted sign, enlarged by a factor. */
  place: (painting: Painting, x: number, y: number, scale: number) => void;
  /** @returns the file. */
  write: () => string;
};

/** Starts a ground with one colour. */
export function createGround({ width, height }: Pick<Projection, 'width' | 'height'>, background: GroundClass): Ground {
  const classes = new Set<string>([background]);
  const paintings = new Set<Painting>();
  const body: string[] = [`<path class="${background}" d="M0 0h${width}v${height}h-${width}z"/>`];
  const paint: Ground['paint'] = (name, data) => {
    if (!data) return;
    classes.add(name);
    body.push(`<path class="${name}" d="${data}"/>`);
  };
  return {
    paint,
    place: (painting, x, y, scale) => {
      paintings.add(painting);
      body.push(
        `<use href="#${painting}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${Number(scale.toFixed(1))})"/>`,
      );
    },
    write: () => {
      const shapes = [...paintings].map((painting) => {
        for (const [name] of PAINTINGS[painting]) classes.add(name);
        const paths = PAINTINGS[painting].map(([name, data]) => `<path class="${name}" d="${data}"/>`).join('');
        return `<g id="${painting}">${paths}</g>`;
      });
      const definitions = shapes.length > 0 ? `<defs>${shapes.join('')}</defs>` : '';
      return `<svg xmlns="http://www.w3.org/2000/svg" id="${DARK_GROUND}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${writeGroundStyle(classes)}${definitions}${body.join('')}</svg>`;
    },
  };
}
