import type { Vec3 } from './numbers.ts';

/** Where a picture is seen from. The camera never pitches, so verticals stay vertical; the horizon moves instead. */
export type Viewpoint = {
  x: number;
  /** Height of the eye, in metres. */
  y: number;
  z: number;
  /** Turn to the right, in radians; 0 looks along +z. */
  yaw?: number;
  /** Horizontal field of view, in degrees. */
  fov: number;
  /** Height of the horizon in the frame: 0 is the top edge, 1 the bottom. */
  horizon: number;
};

/** A viewpoint, ready for a frame of `width` x `height` pixels. */
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
  /** A point of the world as column, row and distance along the view. */
  project: (x: number, y: number, z: number) => Vec3;
};

/** Adds the projection to a camera whose other parts stand. */
function projecting(camera: Omit<Camera, 'project'>): Camera {
  const { x: cx, y: cy, z: cz, width, focal, horizon, forward, right } = camera;
  const project = (x: number, y: number, z: number): Vec3 => {
    const depth = (x - cx) * forward[0] + (z - cz) * forward[1];
    const aside = (x - cx) * right[0] + (z - cz) * right[1];
    return [width / 2 + (focal * aside) / depth, horizon - (focal * (y - cy)) / depth, depth];
  };
  return { ...camera, project };
}

export function cameraFor(view: Viewpoint, width: number, height: number): Camera {
  const { x: cx, y: cy, z: cz, yaw = 0, fov } = view;
  const focal = width / 2 / Math.tan((fov * Math.PI) / 360);
  const horizon = view.horizon * height;
  const forward = [Math.sin(yaw), Math.cos(yaw)] as const;
  const right = [Math.cos(yaw), -Math.sin(yaw)] as const;
  return projecting({ x: cx, y: cy, z: cz, width, height, focal, horizon, forward, right });
}

/** The camera that sees what still water mirrors: below the surface, with the frame reaching `above` pixels further up. */
export function mirrored(camera: Camera, level: number, above: number): Camera {
  const horizon = camera.height - camera.horizon + above;
  const y = 2 * level - camera.y;
  const height = Math.ceil(Math.max(horizon + 4, 1));
  return projecting({ ...camera, y, horizon, height });
}
