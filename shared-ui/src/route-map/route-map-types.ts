/** What a part of a way is: driven, driven in a 4x4 only, on foot, or by gondola, rail or air. */
export type WayKind = 'road' | 'rough' | 'foot' | 'other';

/** A mark with its centre, and where it belongs. */
export type RouteMark = {
  key: string;
  /** The number of a stop. */
  text: string;
  x: number;
  y: number;
  origin: { x: number; y: number };
  isBase: boolean;
};

/** Everything on a map of a route, in pixels of the map; roads and ways are path data of SVG. */
export type RouteDrawing = {
  size: { width: number; height: number };
  roads: string;
  ways: readonly { kind: WayKind; d: string }[];
  marks: readonly RouteMark[];
  /** Names, each of which begins at `x` on the base line `y`. */
  labels: readonly { text: string; x: number; y: number }[];
  /** Whether the map has a key of 4x4 tracks. */
  isRough: boolean;
};

/** The picture of the land under a map, and where it lies. */
export type RouteGround = { path: string; x: number; y: number; width: number; height: number };
