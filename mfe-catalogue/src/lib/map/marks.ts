import type { Category } from '@almaty/store/schema';

/**
 * What a line is: a road between two known points, one without asphalt, the same two as OpenStreetMap has them, a cable car, a
 * trail as OpenStreetMap has it, a straight line where no trail is known, and the way to the location of the map: as
 * OpenStreetMap has it, or driven between two known points.
 */
export type LineKind =
  | ('road' | 'rough' | 'surveyed-road' | 'surveyed-rough' | 'gondola')
  | ('trail' | 'straight' | 'way' | 'drive');

export type SignKind = 'spring' | 'water' | 'hut' | 'rescue' | 'town';

/** Where a text stands at its place. */
type Anchor = 'start' | 'middle' | 'end';

/** From which of the steps of enlargement something is shown; from the first when it is missing. */
type Shown = { from?: ZoomLevel };

/** The steps of enlargement by which labels are placed. */
export const zoomLevels = [1, 1.7, 3] as const;
export type ZoomLevel = 1 | 2;

/** A label beside its place, in pixels of the screen, whatever the enlargement. */
export type LabelOffset = { dx: number; dy: number; anchor?: Anchor };

/** Names a summit, a town, a lake, or a way by its length; the second line is a height. */
export type MapLabel = Shown &
  LabelOffset & { kind: 'summit' | 'town' | 'water' | 'city'; x: number; y: number; text: string; detail?: string };

/** A small plate in the middle of a way: `18.4 km`, or `45 km` with `47 min`. */
type MapPlate = Shown & { x: number; y: number; width: number; kind: 'trail' | 'road'; text: string };

/** What stands on the ground of a map besides its locations: places in pixels of the map. */
export type MapMarks = {
  lines: readonly { kind: LineKind; path: string }[];
  signs: readonly (Shown & { kind: SignKind; x: number; y: number })[];
  labels: readonly MapLabel[];
  plates: readonly MapPlate[];
};

/** A location on a map. Where pins would cover each other they are moved, and a line leads to the place. */
export type MapPin = {
  /** The number of the location; those also in Almaty have a small pin without one. */
  id: number;
  category: Category;
  also?: true;
  /** At the edge of a map, for a location beyond it: the direction there, in degrees clockwise from north. */
  edge?: number;
  x: number;
  y: number;
  /** By how many pixels of the screen the pin is moved. */
  dx?: number;
  dy?: number;
  label?: Shown & LabelOffset & { text: string };
};

/** Pins too close to each other, as one ticket with their number while there is no room for them. */
export type MapGroup = { x: number; y: number; ids: readonly number[]; label?: LabelOffset & { text: string } };

/** The locations of a frame. */
export type FramePins = { pins: readonly (MapPin & Shown)[]; groups: readonly MapGroup[] };

/** A frame with everything that stands on its ground. */
export type FrameMap = FramePins & { marks: MapMarks };
