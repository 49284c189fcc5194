import { routes } from '@almaty/delivery/routes';
import type { Frame } from './frames.ts';

export const DEFAULT_FRAME: Frame = 'range';

/** The parameters of the map's address: `/map?frame=region&place=13`. */
export const FRAME_PARAMETER = 'frame';
export const LOCATION_PARAMETER = 'place';

/** The path of the map with a location on it. */
export function getMapPath(frame: Frame, id: number): string {
  const search = new URLSearchParams({
    ...(frame !== DEFAULT_FRAME && { [FRAME_PARAMETER]: frame }),
    [LOCATION_PARAMETER]: String(id),
  });
  return `${routes.map}?${search}`;
}
