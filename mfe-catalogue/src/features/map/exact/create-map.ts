import { getReleaseUrl } from '@almaty/delivery/release-url';
import { LANGUAGE } from '@almaty/languages/current';
import { addProtocol, LngLatBounds, type LngLatBoundsLike, Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import * as m from '#messages';
import type { Position } from '../../../lib/distance-and-bearing.ts';
import { type Frame, projections } from '../../../lib/map/frames.ts';
import { MAP_WORKER_FILE, TILES_FILE } from '../../../lib/map/released-files.ts';
import { layDrawnGrounds } from './drawn-grounds.ts';
import { readColours } from './read-colours.ts';
import { ScaleBar } from './scale-bar.ts';
import { createStyle } from './style.ts';

const DARK = '(prefers-color-scheme: dark)';

/** How far the map may be moved, in degrees: what the tiles have, and a margin. */
const MOST: LngLatBoundsLike = [75.2, 42.2, 80.5, 44.9];

/** A position where the map can be moved to, as MapLibre has it; undefined elsewhere. */
export const locateOnMap = ({ lon, lat }: Position): [lon: number, lat: number] | undefined =>
  LngLatBounds.convert(MOST).contains([lon, lat]) ? [lon, lat] : undefined;

setWorkerUrl(getReleaseUrl(MAP_WORKER_FILE));

/** What a drawn frame shows, in degrees. */
function getBounds(frame: Frame): LngLatBoundsLike {
  const { width, height, unproject } = projections[frame];
  const [corner, opposite] = [unproject({ x: 0, y: 0 }), unproject({ x: width, y: height })];
  return [corner.lon, opposite.lat, opposite.lon, corner.lat];
}

const getStyle = (container: HTMLElement) =>
  createStyle({
    tilesUrl: new URL(getReleaseUrl(TILES_FILE), location.href).href,
    language: LANGUAGE,
    colours: readColours(container, matchMedia(DARK).matches),
  });

/**
 * Creates the map in an element with the class `map`, showing what a drawn frame shows. North stays up.
 *
 * @returns the map, and what ends it.
 * @throws Error when the browser has no WebGL 2.
 */
export function createMap(container: HTMLElement, frame: Frame): { map: MapLibre; end: () => void } {
  // Anew for each map: it keeps a failure for good.
  addProtocol('pmtiles', new Protocol().tile);
  const map = new MapLibre({
    container,
    style: getStyle(container),
    bounds: getBounds(frame),
    maxBounds: MOST,
    maxZoom: 17,
    attributionControl: false,
    dragRotate: false,
    maxPitch: 0,
    locale: {
      'Map.Title': m.mapExactOf,
      'ScaleControl.Meters': m.mapExactMetres,
      'ScaleControl.Kilometers': m.mapExactKilometres,
    },
  });
  map.addControl(new ScaleBar());
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // Without its grounds the map is as true.
  map.on('style.load', () => void layDrawnGrounds(map).catch(() => {}));
  const scheme = matchMedia(DARK);
  const restyle = () => map.setStyle(getStyle(container), { diff: false });
  scheme.addEventListener('change', restyle);
  return {
    map,
    end: () => {
      scheme.removeEventListener('change', restyle);
      map.remove();
    },
  };
}
