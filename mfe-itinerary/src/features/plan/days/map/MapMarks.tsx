import type { PlacedLabel } from './place-labels.ts';
import type { Point, Position } from './projection.ts';

/** A stop with its number, or a base where a day begins or ends. */
export type MapMark = { key: string; text: string; label: string; position: Position; isBase: boolean };

/** A mark where it is drawn, and where it belongs: a thin line joins the two when others had to be kept free. */
export type PlacedMark = MapMark & Point & { origin: Point };

/** Marks that were moved less than this need no line. */
const LEAST_MOVE = 9;

const Leader = ({ mark: { x, y, origin } }: { mark: PlacedMark }) =>
  Math.hypot(x - origin.x, y - origin.y) < LEAST_MOVE ? null : (
    <path d={`M${origin.x} ${origin.y}L${x} ${y}`} className="map-leader" />
  );

const Mark = ({ mark: { text, x, y, isBase } }: { mark: PlacedMark }) => (
  <g transform={`translate(${x} ${y})`}>
    {isBase ? (
      <>
        <rect x="-10" y="-10" width="20" height="20" className="map-base" />
        <path d="M-5.5 5.5V0L0-5L5.5 0V5.5z" style={{ fill: '#10282c' }} />
      </>
    ) : (
      <>
        <circle r="11" className="map-stop" />
        <text y="4.6" className="map-number">
          {text}
        </text>
      </>
    )}
  </g>
);

/** The marks of a map with those of their names that have room. */
export const MapMarks = ({
  marks,
  labels,
}: {
  marks: readonly PlacedMark[];
  labels: readonly (PlacedLabel | undefined)[];
}) => (
  <>
    {marks.map((mark) => (
      <Leader key={mark.key} mark={mark} />
    ))}
    {marks.map((mark) => (
      <Mark key={mark.key} mark={mark} />
    ))}
    {labels.map(
      (label) =>
        label && (
          <text key={`${label.x} ${label.y}`} x={label.x} y={label.y} className="map-label">
            {label.text}
          </text>
        ),
    )}
  </>
);
