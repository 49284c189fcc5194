import type { MapPin } from '../../lib/map/marks.ts';
import { Pin } from './Pin.tsx';

type Props = { pins: readonly MapPin[]; chosenId?: number };

/** Pins with their names on a map that shows all of them, the chosen one last, so that nothing covers it. */
export const NamedPins = ({ pins, chosenId }: Props) =>
  [...pins]
    .sort((one, other) => Number(one.id === chosenId) - Number(other.id === chosenId))
    .map(({ id, category, also, x, y, dx = 0, dy = 0, label }) => (
      <g key={id} transform={`translate(${x} ${y})`}>
        <g className="map-fixed">
          {(dx !== 0 || dy !== 0) && <path d={`M0 0L${dx} ${dy}`} className="map-leader" />}
          <g transform={`translate(${dx} ${dy})`}>
            <Pin id={also ? undefined : id} category={category} isChosen={id === chosenId} />
          </g>
          {label && (
            <text
              x={label.dx}
              y={label.dy}
              textAnchor={label.anchor}
              className={id === chosenId ? 'map-place map-chosen' : 'map-place'}
            >
              {label.text}
            </text>
          )}
        </g>
      </g>
    ));
