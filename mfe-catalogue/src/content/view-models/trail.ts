import type { MapMarks, MapPin } from '../../lib/map/marks.ts';
import type { AlongTheWay } from '../../lib/trail/heights.ts';

/** Water, a hut or a rescue post beside a trail. */
export type TrailPoint = {
  kind: 'spring' | 'water' | 'hut' | 'rescue';
  /** Where the trail is nearest to it. */
  km: number;
  /** How far it is from there, as the crow flies. */
  awayMetres: number;
  /** Missing for water. */
  name?: string;
};

/** How steep a part of a way is: up to 8 %, 15 %, 25 %, and above. */
export type Steepness = 0 | 1 | 2 | 3;

/** Neighbouring pieces of a way that are equally steep. */
export type SteepnessBand = { fromKm: number; toKm: number; steepness: Steepness };

/** The heights of a trail as they are drawn. */
export type TrailProfile = {
  /** In metres, smoothed. */
  heights: AlongTheWay;
  bands: readonly SteepnessBand[];
  /** Where it climbs most within 250 m. */
  steepest: { percent: number; km: number };
  /** The lowest and the highest line of the drawing, in metres. */
  bottomMetres: number;
  topMetres: number;
  /** How many times too tall heights are drawn. */
  exaggeration: number;
};

/** A named end of a trail on its map. */
export type TrailEnd = {
  x: number;
  y: number;
  text: string;
  /** Its height. */
  detail?: string;
  dx: number;
  dy: number;
  anchor?: 'middle' | 'end';
};

/** The map of a trail, in pixels of a drawing as large as on a phone. */
export type TrailMap = {
  /** The path of its ground. */
  ground: string;
  width: number;
  height: number;
  pixelsPerKm: number;
  marks: MapMarks;
  pins: readonly MapPin[];
  start: TrailEnd;
  end: TrailEnd;
  /** Full kilometres. */
  kilometres: readonly { km: number; x: number; y: number }[];
  /** Places of the line. */
  line: readonly (readonly [km: number, x: number, y: number])[];
};

/** What the heights of a trail say of it. */
export type TrailHeights = {
  /** From a model of the ground with cells of 90 m, or recorded with the line. */
  source: 'model' | 'track';
  /** From the start to the top for a short way, else about the sum of all ups. */
  climb: { metres: number; isAbout: boolean };
  highestMetres: number;
  /** By DIN 33466, to five minutes: up, or the whole way when it does not come back. */
  upMinutes: number;
  /** The same way back. */
  downMinutes?: number;
};

/** A surveyed line that leads from a location, to it or past it. */
export type Trail = {
  id: string;
  name: string;
  introduction: string;
  /** Whose the line is, where it is not of OpenStreetMap: it is free of conditions (CC0). */
  ownSource?: string;
  osmRelation?: number;
  shape: 'out_and_back' | 'one_way' | 'loop';
  /** On foot in all: there and back, or the whole way of the other shapes. */
  walkKm: number;
  /** Missing where nobody knows them: then there is no time either. */
  heights?: TrailHeights;
  points: readonly TrailPoint[];
  /** The nearest hut, where there is none beside the trail. */
  nearestHut?: TrailPoint;
  /** The line with its heights in metres, where they are known. */
  track: readonly (readonly [lat: number, lon: number, metres?: number])[];
  /** Missing for a walk that is only mentioned. */
  drawing?: { map: TrailMap; profile?: TrailProfile };
};
