import type { Frame, GroundName } from '../../lib/map/frames.ts';
import type { FrameMap } from '../../lib/map/marks.ts';
import type { MapWindow } from '../../lib/map/projection.ts';

/** The map around a location on its page. */
export type LocationMap = FrameMap & {
  ground: GroundName;
  /** What of the ground it shows. */
  window: MapWindow;
  /** The frame of the page `/map` that has the location, or an arrow to it. */
  frame: Frame;
  /** Whether a straight line stands for a trail. */
  hasStraightWay: boolean;
  /** Whether a road is drawn straight between two points of it. */
  hasStraightRoad: boolean;
};
