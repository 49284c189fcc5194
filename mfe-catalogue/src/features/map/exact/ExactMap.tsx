import { Button } from '@almaty/ui/button';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import mapPositions from '#generated/map-positions.json' with { type: 'json' };
import * as m from '#messages';
import { MapCredit } from '../../../components/map/MapCredit.tsx';
import { CardBelow } from '../CardBelow.tsx';
import { type Found, findOn } from '../find-position.ts';
import type { MapProps } from '../map-props.ts';
import { ZoomButtons } from '../ZoomButtons.tsx';
import { At } from './At.tsx';
import { createMap, locateOnMap } from './create-map.ts';
import { ExactPins } from './ExactPins.tsx';
import { watchFirstTiles } from './watch-first-tiles.ts';

export { prepare } from './prepare.ts';

/** It stands in the place of a drawn map, and shows the same at first. */
export type ExactMapProps = MapProps & {
  /** @param why it closes, if the visitor has not asked for it. */
  onClose: (why?: string) => void;
  /** Called when it has been drawn for the first time. */
  onDrawn: () => void;
};

/** Whose data the exact map is drawn from, and in whose words (docs/maps.md). */
const ExactCredit = () => (
  <p className="pt-1 text-right text-xs text-on-kraft">
    <MapCredit />
    <span> · </span>
    <a href="https://openmaptiles.org/" rel="noreferrer" className="underline decoration-1 underline-offset-4">
      © OpenMapTiles
    </a>
    <span> · Natural Earth</span>
  </p>
);

/** So close the map comes to the visitor's place, unless it is closer. */
const HERE_ZOOM = 13;

/** The locations in the window of the map. */
const findVisible = (map: MapLibre) =>
  new Set(
    Object.entries(mapPositions)
      .filter(([, position]) => map.getBounds().contains([...position]))
      .map(([id]) => Number(id)),
  );

/** The map of everything that geodata has, which can be enlarged until streets and paths are told apart. It has the focus at first. */
export function ExactMap({ frame, entries, closedIds, chosenId, onChoose, card, onMove, ...told }: ExactMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre>();
  const [here, setHere] = useState<Found<[lon: number, lat: number]>>({ text: '' });
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') told.onClose();
  });
  const onDrawn = useEffectEvent(() => told.onDrawn());
  const onFailure = useEffectEvent(() => told.onClose(m.mapExactOffline));
  useEffect(() => {
    if (!container.current) return;
    const created = createMap(container.current, frame);
    setMap(created.map);
    watchFirstTiles(created.map, { onDrawn, onFailure });
    created.map.getCanvas().focus();
    created.map.getCanvasContainer().addEventListener('keydown', closeByKey);
    return created.end;
  }, [frame]);
  useEffect(() => {
    if (!map) return;
    const note = () => onMove(findVisible(map));
    note();
    const { unsubscribe } = map.on('moveend', note);
    return unsubscribe;
  }, [map, onMove]);
  useEffect(() => {
    const position = chosenId === undefined ? undefined : mapPositions[chosenId];
    if (map && position && !map.getBounds().contains([...position])) map.easeTo({ center: [...position] });
  }, [map, chosenId]);
  useEffect(() => {
    if (!map || !here.point) return;
    map.easeTo({ center: here.point, zoom: Math.max(map.getZoom(), HERE_ZOOM) });
    // The button is below the map, whose middle may be above the window.
    container.current?.scrollIntoView({ block: 'center' });
  }, [map, here.point]);
  return (
    <>
      <figure className="map-poster poster-frame print:hidden">
        <div className="map-window">
          <div ref={container} className="map map-exact" />
          {map && <ExactPins {...{ map, entries, closedIds, chosenId, onChoose }} />}
          {map && here.point && (
            <At map={map} position={here.point}>
              <span className="map-here" />
            </At>
          )}
          <ZoomButtons onStep={(isCloser) => (isCloser ? map?.zoomIn() : map?.zoomOut())} />
        </div>
        <CardBelow {...{ card, chosenId }} />
        <figcaption className="mt-1.5 bg-spruce px-5 py-4 text-on-caption">
          <span className="display text-h3 uppercase">{m.mapExactTitle}</span>
        </figcaption>
        <ExactCredit />
        <div className="flex flex-wrap items-center pt-3 text-on-kraft">
          <Button variant="text" size="sm" onClick={() => findOn(locateOnMap, setHere)} className="ml-auto">
            {m.mapWhere}
          </Button>
          <p role="status" className="basis-full text-note empty:hidden">
            {here.text}
          </p>
        </div>
      </figure>
      <p className="mt-3 text-note text-ink-2 print:hidden">{m.mapExactKnown}</p>
    </>
  );
}
