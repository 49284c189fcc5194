import type { Surface } from '../schema/index.ts';

/** How a part of a way is drawn: driven, driven in a 4x4 only, on foot, or by gondola, rail or air. */
export type RoadKind = 'road' | 'rough' | 'foot' | 'other';

const KINDS: Record<Surface, RoadKind> = {
  ...{ asphalt: 'road', gravel: 'road', '4x4': 'rough', foot: 'foot' },
  ...{ gondola: 'other', rail: 'other', air: 'other' },
};

export const getRoadKind = (surface: Surface): RoadKind => KINDS[surface];
