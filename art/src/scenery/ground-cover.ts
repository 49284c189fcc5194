import { hex, type Tones } from '../renderer/color.ts';
import type { Landscape } from '../renderer/landscape.ts';

type Surface = Landscape['surface'];

/** Replaces the surface of the ground where `cover` returns one; elsewhere it stays unchanged. */
const withCover = (
  landscape: Landscape,
  cover: (...point: Parameters<Surface>) => ReturnType<Surface> | null,
): Landscape => ({
  ...landscape,
  surface: (point, noise) => cover(point, noise) ?? landscape.surface(point, noise),
});

export type Path = {
  /** x of its middle at distance z, and the distance at which it ends, in metres. */
  middle: (z: number) => number;
  until: number;
  /** Distances from the middle between which the soil is bare; a track with two ruts starts above 0. */
  bare: readonly [from: number, to: number];
  soil: Tones;
};

/** Adds a footpath or a track to the ground. */
export const withPath = (landscape: Landscape, { middle, until, bare, soil }: Path): Landscape =>
  withCover(landscape, ({ x, z }, noise) => {
    const lateralOffset = Math.abs(x - middle(z) + noise.at(x * 0.4, z * 0.1) * 0.5);
    return z < until && lateralOffset >= bare[0] && lateralOffset < bare[1] ? soil : null;
  });

export type Glacier = {
  /** x of its middle at distance z, the distance at which it begins, half its width there, and its widening per metre. */
  middle: (z: number) => number;
  from: number;
  half: number;
  widening: number;
  ice: Tones;
};

const CREVASSE = hex('#7FB4CF');

/** Adds a glacier to the floor of a valley. */
export const withGlacier = (landscape: Landscape, { middle, from, half, widening, ice }: Glacier): Landscape =>
  withCover(landscape, ({ x, y, z }, noise) => {
    const edge = half + (z - from) * widening + 40 * noise.at(x * 0.01, z * 0.01);
    if (z <= from || y <= 0.5 || Math.abs(x - middle(z)) >= edge) return null;
    return noise.ridged(x * 0.006, z * 0.05, 2) > 0.86 ? CREVASSE : ice;
  });

export type Cliff = {
  /** It is to the right of this x, between these distances and heights, in metres. */
  right: number;
  z: readonly [from: number, to: number];
  y: readonly [from: number, to: number];
  /** Only ground steeper than this is covered: 1 is flat. */
  up: number;
  rock: Tones;
};

/** Adds a cliff of another rock. */
export const withCliff = (landscape: Landscape, { right, z: deep, y: high, up: flattest, rock }: Cliff): Landscape =>
  withCover(landscape, ({ x, y, z, up }, noise) => {
    const there = x > right + 80 * noise.at(z * 0.004, 3) && z > deep[0] && z < deep[1] && up < flattest;
    return there && y > high[0] && y < high[1] ? rock : null;
  });
