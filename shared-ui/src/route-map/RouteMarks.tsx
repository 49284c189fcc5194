import type { RouteMapColours } from './route-map-colours.ts';
import type { RouteDrawing, RouteMark } from './route-map-types.ts';

/** Marks that were moved less than this need no line. */
const LEAST_MOVE = 9;

/** Marks have the same colours in light and in dark. */
const [INK, SHEET, KRAFT, ON_INK] = ['#10282c', '#fffdf8', '#f8ddae', '#fff6e3'];

const Leader = ({ mark: { x, y, origin }, color }: { mark: RouteMark; color: string }) =>
  Math.hypot(x - origin.x, y - origin.y) < LEAST_MOVE ? null : (
    <path d={`M${origin.x} ${origin.y}L${x} ${y}`} stroke={color} strokeWidth="1.5" />
  );

const Mark = ({ mark: { text, x, y, isBase } }: { mark: RouteMark }) => (
  <g transform={`translate(${x} ${y})`}>
    {isBase ? (
      <>
        <rect x="-10" y="-10" width="20" height="20" fill={KRAFT} stroke={INK} strokeWidth="2.5" />
        <path d="M-5.5 5.5V0L0-5L5.5 0V5.5z" fill={INK} />
      </>
    ) : (
      <>
        <circle r="11" fill={INK} stroke={SHEET} strokeWidth="2.5" />
        <text y="4.6" fontSize="13" fontWeight="900" textAnchor="middle" fill={ON_INK}>
          {text}
        </text>
      </>
    )}
  </g>
);

/** The marks of a map, and names. */
export const RouteMarks = ({
  drawing: { marks, labels },
  colours,
}: {
  drawing: Pick<RouteDrawing, 'marks' | 'labels'>;
  colours: RouteMapColours;
}) => (
  <>
    {marks.map((mark) => (
      <Leader key={mark.key} mark={mark} color={colours.ink} />
    ))}
    {marks.map((mark) => (
      <Mark key={mark.key} mark={mark} />
    ))}
    <g
      fontSize="13"
      fontWeight="800"
      fill={colours.ink}
      paintOrder="stroke"
      stroke={colours.halo}
      strokeWidth="4"
      strokeLinejoin="round"
    >
      {labels.map(({ text, x, y }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  </>
);
