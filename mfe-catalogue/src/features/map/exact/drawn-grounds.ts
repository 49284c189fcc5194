import { type Map as MapLibre, MercatorCoordinate } from 'maplibre-gl';
import { getGroundPath } from '../../../content/view-models/grounds.ts';
import { type Frame, frames, projections } from '../../../lib/map/frames.ts';

/** Pixels of the picture for each one of the drawing. */
const SHARPNESS = 2;

function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return { canvas, context: canvas.getContext('2d') };
}

/** A ground as a picture of its own, since WebGL reads no SVG, and row by row in the projection of web maps. */
async function paint(frame: Frame): Promise<HTMLCanvasElement> {
  const { project, unproject, ...size } = projections[frame];
  const [width, height] = [size.width * SHARPNESS, size.height * SHARPNESS];
  const drawing = new Image();
  drawing.src = getGroundPath(frame);
  await drawing.decode();
  const flat = createCanvas(width, height);
  flat.context?.drawImage(drawing, 0, 0, width, height);
  const { canvas, context } = createCanvas(width, height);
  const toMercator = (y: number) => MercatorCoordinate.fromLngLat(unproject({ x: 0, y })).y;
  const [top, bottom] = [toMercator(0), toMercator(size.height)];
  for (let row = 0; row < height; row++) {
    const { lng: lon, lat } = new MercatorCoordinate(0, top + ((bottom - top) * row) / height).toLngLat();
    context?.drawImage(flat.canvas, 0, project({ lon, lat }).y * SHARPNESS, width, 1, 0, row, width, 1);
  }
  return canvas;
}

/** What is laid: from which enlargement, and where it goes over into the plain colour of the land, because a drawing is no survey. */
const SHOWN: Readonly<Record<Frame, { from: number; until: readonly [full: number, none: number] }>> = {
  region: { from: 0, until: [8.5, 9.8] },
  range: { from: 9, until: [12, 13.8] },
};

/** What the grounds are below. */
const LOWEST_LAYER = 'water';

function layBelow(map: MapLibre, frame: Frame, canvas: HTMLCanvasElement): void {
  const { width, height, unproject } = projections[frame];
  const toCorner = (x: number, y: number): [number, number] => {
    const { lon, lat } = unproject({ x, y });
    return [lon, lat];
  };
  const {
    from,
    until: [full, none],
  } = SHOWN[frame];
  const id = `ground-${frame}`;
  map.addSource(id, {
    ...{ type: 'canvas', canvas, animate: false },
    coordinates: [toCorner(0, 0), toCorner(width, 0), toCorner(width, height), toCorner(0, height)],
  });
  map.addLayer(
    {
      ...{ id, type: 'raster', source: id, minzoom: from },
      paint: {
        'raster-opacity': ['interpolate', ['linear'], ['zoom'], full, 1, none, 0],
        'raster-fade-duration': 0,
      },
    },
    LOWEST_LAYER,
  );
}

/** Lays the grounds of the drawn maps below the exact one, where they are close to it; the browser has them from there. */
export async function layDrawnGrounds(map: MapLibre): Promise<void> {
  const canvases = await Promise.all(frames.map(async (frame) => ({ frame, canvas: await paint(frame) })));
  // The map may have been closed meanwhile.
  if (!map.getLayer(LOWEST_LAYER)) return;
  // The region first: the range has more detail.
  for (const { frame, canvas } of canvases.toReversed()) layBelow(map, frame, canvas);
}
