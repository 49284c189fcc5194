import { GroundImage } from './GroundImage.tsx';
import { RouteMarks } from './RouteMarks.tsx';
import { PAGE_COLOURS, type RouteMapColours } from './route-map-colours.ts';
import type { RouteDrawing, RouteGround, WayKind } from './route-map-types.ts';

type Props = {
  drawing: RouteDrawing;
  /** The land under the ways, for orientation only; without one the map is plain. */
  ground?: RouteGround | undefined;
  /** What the key says of 4x4 tracks. */
  roughText: string;
  /** What the map shows, for screen readers. */
  label: string;
  colours?: RouteMapColours;
};

/** No way is a solid line, because only its ends are known. */
const DASHES: Readonly<Record<WayKind, string>> = { road: '13 8', rough: '3 8', foot: '0.1 7', other: '2 6' };

const Way = ({ d, kind, colours }: { d: string; kind: WayKind; colours: RouteMapColours }) => (
  <path d={d} stroke={colours.route} strokeWidth="4" strokeDasharray={DASHES[kind]} />
);

const Key = ({ text, colours }: { text: string; colours: RouteMapColours }) => (
  <g transform="translate(12 18)">
    <path d="M0 0h26" stroke={colours.casing} strokeWidth="8" />
    <Way d="M0 0h26" kind="rough" colours={colours} />
    <text
      x="34"
      y="4.5"
      fontSize="12"
      fontWeight="680"
      fill={colours.ink}
      paintOrder="stroke"
      stroke={colours.halo}
      strokeWidth="4"
    >
      {text}
    </text>
  </g>
);

/** A map of a route: the land, the roads around, the route on a light casing, numbered stops and square bases. */
export function RouteMap({ drawing, ground, roughText, label, colours = PAGE_COLOURS }: Props) {
  const { size, roads, ways, isRough } = drawing;
  const { width, height } = size;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="block h-auto w-full forced-color-adjust-none [print-color-adjust:exact]"
    >
      <rect width={width} height={height} fill={colours.land} />
      {ground && (
        <GroundImage
          path={ground.path}
          x={ground.x}
          y={ground.y}
          width={ground.width}
          height={ground.height}
          // A map has its own middle, and is as wide there as the ground is at another latitude.
          preserveAspectRatio="none"
        />
      )}
      <g fill="none" strokeLinecap="round">
        <path d={roads} stroke={colours.road} strokeWidth="2.2" strokeDasharray="8 6" />
        <path d={ways.map(({ d }) => d).join('')} stroke={colours.casing} strokeWidth="8" />
        {ways.map(({ d, kind }) => (
          <Way key={d} d={d} kind={kind} colours={colours} />
        ))}
      </g>
      <RouteMarks drawing={drawing} colours={colours} />
      {isRough && <Key text={roughText} colours={colours} />}
    </svg>
  );
}
