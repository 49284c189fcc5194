import { DARK_GROUND } from '@almaty/ui/dark-ground';
import { groundColours } from '../../../src/lib/map/ground-colours.ts';

const { land, street, lane, landmark, water, border } = groundColours;

/** Colours of the ground in light and dark (docs/design-system.md, "Maps"). */
const BANDS: readonly (readonly [light: string, dark: string])[] = [
  ['#f7e8c8', '#10262b'],
  land,
  ['#e6d6a3', '#153036'],
  ['#d3cd95', '#18373b'],
  ['#bcc28f', '#1c3f41'],
  ['#a5b891', '#234c4b'],
  ['#9dbaa0', '#2c5a58'],
  ['#b0c8b6', '#386a68'],
  ['#c9d8cb', '#477a78'],
  ['#e0e7dd', '#598a86'],
  ['#f4f3ea', '#6f9c97'],
];

type Pair = readonly [light: string, dark: string];
const fill = ([light, dark]: Pair): Pair => [`fill:${light}`, `fill:${dark}`];
const drawLine = ([light, dark]: Pair, look: string): Pair => [
  `fill:none;stroke:${light};${look}`,
  `fill:none;stroke:${dark};${look}`,
];

/** What a class of the ground looks like: a fill or a line, in light and in dark. */
const MARKS = {
  shade: ['fill:#113a40;opacity:.17', 'fill:#030c10;opacity:.26'],
  light: ['fill:#fffdf8;opacity:.36', 'fill:#cde2d8;opacity:.07'],
  contour: [
    'fill:none;stroke:#113a40;stroke-opacity:.22;stroke-width:1',
    'fill:none;stroke:#cde2d8;stroke-opacity:.16;stroke-width:1',
  ],
  hachure: [
    'fill:none;stroke:#113a40;stroke-width:1.4;opacity:.3',
    'fill:none;stroke:#06181a;stroke-width:1.4;opacity:.3',
  ],
  tree: ['fill:#2f6148;opacity:.75', 'fill:#3a7a63;opacity:.6'],
  block: ['fill:#d3a867;opacity:.85', 'fill:#e0a24e;opacity:.6'],
  town: ['fill:#e6cb98', 'fill:#1d3134'],
  street: drawLine(street, 'stroke-width:4'),
  lane: drawLine(lane, 'stroke-width:2'),
  landmark: fill(landmark),
  water: fill(water),
  river: drawLine(water, 'stroke-width:3'),
  border: drawLine(border, 'stroke-width:1.6;stroke-dasharray:12 4 2 4;opacity:.55'),
  grass: [
    'fill:none;stroke:#c19a55;stroke-width:1.3;opacity:.6',
    'fill:none;stroke:#4d6b60;stroke-width:1.3;opacity:.6',
  ],
  hill: ['fill:#3c6b4f', 'fill:#123f38'],
  'hill-lit': ['fill:#5a8a63', 'fill:#2f6e5c'],
  rock: ['fill:#1f5349', 'fill:#0d2f32'],
  'rock-lit': ['fill:#3f7a6a', 'fill:#2b6460'],
  peak: ['fill:#113a40', 'fill:#0a2529'],
  'peak-lit': ['fill:#33686b', 'fill:#2f5f66'],
  snow: ['fill:#fffdf8', 'fill:#e6eee8'],
  canyon: ['fill:#b0492c', 'fill:#a3522f'],
  'canyon-band': ['fill:#e08a4e', 'fill:#d9884f'],
  'canyon-gap': ['fill:#6b2329', 'fill:#4a181d'],
  dune: ['fill:#e9bd73', 'fill:#c99a52'],
  'dune-shade': ['fill:#c98f45', 'fill:#94672c'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

/** A class of the ground: a mark, or a band of height from 0, the lowest. */
export type GroundClass = keyof typeof MARKS | `band-${number}`;

const ALL = {
  ...Object.fromEntries(BANDS.map(([light, dark], index) => [`band-${index}`, [`fill:${light}`, `fill:${dark}`]])),
  ...MARKS,
} as Readonly<Record<string, readonly [light: string, dark: string]>>;

/**
 * The style sheet of a ground with these classes. A picture cannot see the page's variables, so it has the colours itself; the
 * page asks for the dark ones by the fragment of its address.
 */
export function writeGroundStyle(classes: Iterable<string>): string {
  const used = [...new Set(classes)].sort();
  const write = (index: 0 | 1, before = '') =>
    used.map((name) => `${before}.${name}{${ALL[name]?.[index] ?? ''}}`).join('');
  return `<style>path{stroke-linejoin:round;stroke-linecap:round}${write(0)}${write(1, `#${DARK_GROUND}:target `)}</style>`;
}
