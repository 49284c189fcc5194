import { TILES_SOURCE } from './style.ts';

/** What a map of MapLibre has of events. */
type Events = { on: (type: 'error' | 'idle', listener: (event: object) => void) => { unsubscribe: () => void } };

type Told = { onDrawn: () => void; onFailure: () => void };

/** Tells once of a new map whether all that its window shows has been drawn, or tiles did not load before. */
export function watchFirstTiles(map: Events, { onDrawn, onFailure }: Told): void {
  const failing = map.on('error', (event) => {
    if (Reflect.get(event, 'sourceId') === TILES_SOURCE) end(onFailure);
  });
  const drawing = map.on('idle', () => end(onDrawn));
  const end = (tell: () => void) => {
    failing.unsubscribe();
    drawing.unsubscribe();
    tell();
  };
}
