import type { Vec3 } from './math.ts';

/** Position and direction of the camera. It never pitches, so that verticals stay vertical; the horizon moves instead. */
export type Viewpoint = {
  x: number;
  /** Height of the eye, in metres. */
  y: number;
  z: number;
  /** Rotation to the right, in radians; 0 looks along +z. */
  yaw?: number;
  /** Horizontal field of view, in degrees. */
  fov: number;
  /** Height of the horizon in the frame: 0 is the top edge, 1 the bottom. */
  horizon: number;
};

/** A viewpoint with the projection for a frame of `width` x `height` pixels. */
export type Camera = {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  /** Pixels per metre at a distance of one metre. */
  focal: number;
  /** Row of the horizon, in pixels. */
  horizon: number;
  forward: readonly [x: number, z: number];
  right: readonly [x: number, z: number];
  /** Projects a point of the world to column, row and distance along the view. */
  project: (x: number, y: number, z: number) => Vec3;
};

/** Adds the projection function to the other values of a camera. */
function withProjection(camera: Omit<Camera, 'project'>): Camera {
  const { x: cx, y: cy, z: cz, width, focal, horizon, forward, right } = camera;
  const project = (x: number, y: number, z: number): Vec3 => {
    const depth = (x - cx) * forward[0] + (z - cz) * forward[1];
    const lateralOffset = (x - cx) * right[0] + (z - cz) * right[1];
    return [width / 2 + (focal * lateralOffset) / depth, horizon - (focal * (y - cy)) / depth, depth];
  };
  return { ...camera, project };
}

/** Creates the camera for a frame of `width` x `height` pixels. */
export function createCamera(view: Viewpoint, width: number, height: number): Camera {
  const { x: cx, y: cy, z: cz, yaw = 0, fov } = view;
  const focal = width / 2 / Math.tan((fov * Math.PI) / 360);
  const horizon = view.horizon * height;
  const forward = [Math.sin(yaw), Math.cos(yaw)] as const;
  const right = [Math.cos(yaw), -Math.sin(yaw)] as const;
  return withProjection({ x: cx, y: cy, z: cz, width, height, focal, horizon, forward, right });
}

/**
 * Creates the camera that renders the reflection in still water: it is mirrored below the surface.
 *
 * @param level height of the surface, in metres.
 * @param above how many pixels the mirrored frame extends beyond the edge of the picture.
 */
export function createMirrorCamera(camera: Camera, level: number, above: number): Camera {
  const horizon = camera.height - camera.horizon + above;
  const y = 2 * level - camera.y;
  const height = Math.ceil(Math.max(horizon + 4, 1));
  return withProjection({ ...camera, y, horizon, height });
}
