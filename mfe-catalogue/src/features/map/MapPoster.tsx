import { Button } from '@almaty/ui/button';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import framePins from '#generated/map-pins.json' with { type: 'json' };
import * as m from '#messages';
import { type Frame, projections } from '../../lib/map/frames.ts';
import { zoomLevels } from '../../lib/map/marks.ts';
import type { Point } from '../../lib/map/projection.ts';
import { getZoomStep, LEAST_ZOOM, MOST_ZOOM } from '../../lib/map/zoom.ts';
import { CardBelow } from './CardBelow.tsx';
import type { Found } from './find-position.ts';
import { FrameCredit, MapLayers, MapStrip, StaticMap } from './late-content.ts';
import { lateMapCode } from './late-map-code.ts';
import { MapPins } from './MapPins.tsx';
import type { MapProps } from './map-props.ts';
import { centre, isInWindow, locate } from './map-window.ts';
import { useVisiblePins } from './useVisiblePins.ts';
import { useZoom } from './useZoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

/** Tickets open at this step of enlargement. */
const OPEN_STEP = 2;

/** What a window smaller than its map shows first: Medeu and the trails around it, Almaty and the road to the canyons; in pixels. */
const START: Readonly<Record<Frame, Point>> = {
  range: { x: 540, y: 520 },
  region: { x: 380, y: 360 },
};

/** One frame as a poster: a map that can be enlarged and moved, and what is drawn on it. */
export function MapPoster({ frame, entries, closedIds, chosenId, onChoose, card, onMove }: MapProps) {
  const box = useRef<HTMLElement>(null);
  const map = framePins[frame];
  const { width, height } = projections[frame];
  const chosen = map.pins.find(({ id }) => id === chosenId);
  const find = (place: Point | undefined) => box.current && place && locate(box.current, frame, place);
  const { zoom, step, zoomTo, zoomByKey } = useZoom(box, () => find(chosen));
  const [position, setPosition] = useState<Found>({ text: '' });
  const askPosition = () => {
    setPosition({ text: m.mapSearching });
    lateMapCode
      .load()
      .then(({ findPosition }) => findPosition(frame, setPosition))
      .catch(() => setPosition({ text: m.mapLate }));
  };
  const visible = useVisiblePins(box, entries);
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    // Before the visitor moves the map, its list has everything that is on it.
    if (visible && (hasMoved || zoom > LEAST_ZOOM)) onMove(visible);
  }, [visible, hasMoved, zoom, onMove]);
  const noteMove = () => setHasMoved(true);
  useEffect(() => {
    if (box.current) centre(box.current, frame, START[frame]);
  }, [frame]);
  useEffect(() => {
    if (!box.current || !chosen) return;
    if (!isInWindow(box.current, frame, chosen)) centre(box.current, frame, chosen);
    // A pin that a ticket stands for is there once the map is enlarged.
    if (chosen.from) zoomTo(zoomLevels[chosen.from], locate(box.current, frame, chosen), true);
  }, [frame, chosen, zoomTo]);
  const open = (ticket: Point) => zoomTo(zoomLevels[OPEN_STEP], find(ticket), true);
  return (
    <figure className="map-poster poster-frame">
      <div className="map-window">
        <section
          ref={box}
          id={`map-${frame}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the arrow keys.
          tabIndex={0}
          aria-label={m.mapOf({ frame })}
          onPointerDown={noteMove}
          onWheel={noteMove}
          onKeyDown={(event) => {
            if (event.key.startsWith('Arrow')) noteMove();
            if (event.key === 'Escape' && chosenId !== undefined) onChoose(null);
            else zoomByKey(event);
          }}
          data-step={getZoomStep(zoom)}
          style={{ '--map-zoom': zoom, '--map-shape': `${width} / ${height}` } as CSSProperties}
          className="map-box"
        >
          <div className="map-sheet">
            <StaticMap className="size-full" content={{ frame }} />
            <MapPins {...{ frame, map, entries, chosenId, closedIds, onChoose }} onOpen={open} />
            {position.point && (
              <span
                ref={(dot) => dot?.scrollIntoView({ block: 'center', inline: 'center' })}
                style={{
                  left: `${(position.point.x / width) * 100}%`,
                  top: `${(position.point.y / height) * 100}%`,
                }}
                className="map-here"
              />
            )}
          </div>
        </section>
        <ZoomButtons onStep={step} isMost={zoom >= MOST_ZOOM} isLeast={zoom <= LEAST_ZOOM} />
      </div>
      <CardBelow {...{ card, chosenId }} />
      <figcaption className="mt-1.5 bg-spruce px-5 py-4 text-on-caption">
        <MapStrip className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3" content={{ frame }} />
      </figcaption>
      <FrameCredit content={{ frame }} />
      <div className="map-layers flex flex-wrap items-center gap-x-6 gap-y-1 pt-3 text-on-kraft print:hidden">
        <MapLayers className="contents" content={{ frame }} />
        <Button variant="text" size="sm" onClick={askPosition} className="ml-auto">
          {m.mapWhere}
        </Button>
        <p role="status" className="basis-full text-note empty:hidden">
          {position.text}
        </p>
      </div>
    </figure>
  );
}
