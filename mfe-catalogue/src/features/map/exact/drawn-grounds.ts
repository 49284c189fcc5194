import type { Map as MapLibre } from 'maplibre-gl';
import { getGroundPath } from '../../../content/view-models/grounds.ts';
import { type Frame, frames, projections } from '../../../lib/map/frames.ts';

/** Pixels of the picture for each one of the drawing. */
const SHARPNESS = 2;

/** A ground as a picture of its own, since WebGL reads no SVG. */
async function paint(frame: Frame): Promise<HTMLCanvasElement> {
  const { width, height } = projections[frame];
  const drawing = new Image();
  drawing.src = getGroundPath(frame);
  await drawing.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function layBelow(map: MapLibre, frame: Frame, canvas: HTMLCanvasElement): void {
  const { width, height, unproject } = projections[frame];
  const toCorner = (x: number, y: number): [number, number] => {
    const { lon, lat } = unproject({ x, y });
    return [lon, lat];
  };
  const id = `ground-${frame}`;
  map.addSource(id, {
    ...{ type: 'canvas', canvas, animate: false },
    coordinates: [toCorner(0, 0), toCorner(width, 0), toCorner(width, height), toCorner(0, height)],
  });
  map.addLayer(
    {
      ...{ id, type: 'raster', source: id },
      // A drawing is no survey: the closer one looks, the less there is of it.
      paint: { 'raster-opacity': ['interpolate', ['linear'], ['zoom'], 11.5, 1, 15, 0.15], 'raster-fade-duration': 0 },
    },
    'water',
  );
}

/** Lays the grounds of the drawn maps below the exact one, where they are close to it; the browser has them from there. */
export async function layDrawnGrounds(map: MapLibre): Promise<void> {
  const canvases = await Promise.all(frames.map(async (frame) => ({ frame, canvas: await paint(frame) })));
  // The region first: the range has more detail.
  for (const { frame, canvas } of canvases.toReversed()) layBelow(map, frame, canvas);
}
