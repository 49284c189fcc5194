import { hex, type Tones } from '../kit/colour.ts';
import type { Landscape } from '../kit/landscape.ts';

type Surface = Landscape['surface'];

/** Replaces the ground where `cover` says so; elsewhere it stays as it was. */
const covered = (
  landscape: Landscape,
  cover: (...spot: Parameters<Surface>) => ReturnType<Surface> | null,
): Landscape => ({
  ...landscape,
  surface: (spot, noise) => cover(spot, noise) ?? landscape.surface(spot, noise),
});

export type Path = {
  /** Its middle at a distance, and where it ends, in metres. */
  middle: (z: number) => number;
  until: number;
  /** How far from its middle the bare soil begins and ends: a footpath begins at 0, a track has two ruts. */
  bare: readonly [from: number, to: number];
  soil: Tones;
};

/** A path or a track worn into the ground. */
export const withPath = (landscape: Landscape, { middle, until, bare, soil }: Path): Landscape =>
  covered(landscape, ({ x, z }, noise) => {
    const aside = Math.abs(x - middle(z) + noise.at(x * 0.4, z * 0.1) * 0.5);
    return z < until && aside >= bare[0] && aside < bare[1] ? soil : null;
  });

export type Glacier = {
  /** Its middle at a distance, where it begins, half its width there, and how it widens per metre. */
  middle: (z: number) => number;
  from: number;
  half: number;
  widens: number;
  ice: Tones;
};

/** The blue of a crevasse. */
const CREVASSE = hex('#7FB4CF');

/** A glacier's tongue on the floor of a valley, reaching down to the water. */
export const withGlacier = (landscape: Landscape, { middle, from, half, widens, ice }: Glacier): Landscape =>
  covered(landscape, ({ x, y, z }, noise) => {
    const edge = half + (z - from) * widens + 40 * noise.at(x * 0.01, z * 0.01);
    if (z <= from || y <= 0.5 || Math.abs(x - middle(z)) >= edge) return null;
    return noise.ridged(x * 0.006, z * 0.05, 2) > 0.86 ? CREVASSE : ice;
  });

export type Cliff = {
  /** It stands to the right of this line, between these distances and heights, in metres. */
  right: number;
  z: readonly [from: number, to: number];
  y: readonly [from: number, to: number];
  /** Only where the ground is steeper than this: 1 is flat. */
  up: number;
  rock: Tones;
};

/** A cliff of another rock above a shore. */
export const withCliff = (landscape: Landscape, { right, z: deep, y: high, up: flattest, rock }: Cliff): Landscape =>
  covered(landscape, ({ x, y, z, up }, noise) => {
    const there = x > right + 80 * noise.at(z * 0.004, 3) && z > deep[0] && z < deep[1] && up < flattest;
    return there && y > high[0] && y < high[1] ? rock : null;
  });
