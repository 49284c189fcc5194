import { GroundImage } from '@almaty/ui/ground-image';
import { Icon } from '@almaty/ui/icon';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import { MapCredit } from '../../components/map/MapCredit.tsx';
import { MapMarks } from '../../components/map/MapMarks.tsx';
import { NamedPins } from '../../components/map/NamedPins.tsx';
import { getGroundPath } from '../../content/view-models/grounds.ts';
import type { LocationMap } from '../../content/view-models/location-map.ts';
import { projections } from '../../lib/map/frames.ts';
import { getMapPath } from '../../lib/map/map-path.ts';

type Props = { id: number; name: string; map: LocationMap; title: string };

/** The surroundings of a location as a poster, with a way to the page of the map. */
export function LocationMapPoster({ id, name, map, title }: Props) {
  const { ground, window, marks, pins, frame } = map;
  const { width, height } = projections[ground];
  return (
    <figure className="poster-frame mt-5 max-w-[31rem] p-2!">
      <div className="relative">
        <svg
          viewBox={`0 0 ${window.width} ${window.height}`}
          role="img"
          aria-label={m.positionMapOf({ name })}
          className="map block w-full"
        >
          <GroundImage
            path={getGroundPath(ground)}
            x={-window.x * window.scale}
            y={-window.y * window.scale}
            width={width * window.scale}
            height={height * window.scale}
          />
          <MapMarks marks={marks} />
          <NamedPins pins={pins} chosenId={id} />
        </svg>
        <p className="absolute right-0 bottom-0 bg-sheet/90 px-1.5 text-xs text-on-kraft">
          <MapCredit />
        </p>
      </div>
      <figcaption className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 bg-spruce px-4 py-3 text-on-caption">
        <span className="min-w-0 grow basis-40 leading-snug font-[640] tabular-nums">{title}</span>
        <Link
          to={getMapPath(frame, id)}
          className="flex min-h-11 items-center gap-2 font-[680] underline decoration-2 underline-offset-5 print:hidden"
        >
          <span>{m.positionOpenMap}</span>
          <Icon name="arrow" />
        </Link>
      </figcaption>
    </figure>
  );
}
