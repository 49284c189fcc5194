import type { LineKind, MapLabel, MapMarks as Marks } from '../../lib/map/marks.ts';
import { MapSign } from './MapSign.tsx';
import './map.css';

/** From the bottom up, by how important they are. */
const LINE_ORDER: readonly LineKind[] = [
  ...(['road', 'rough', 'surveyed-road', 'surveyed-rough'] as const),
  ...(['gondola', 'straight', 'trail', 'drive', 'way'] as const),
];
/** Lines of dots, around which a light edge would be wider than they are; it makes the others stand out from the ground. */
const WITHOUT_CASING: readonly LineKind[] = ['gondola', 'straight'];

const LABEL_CLASSES: Readonly<Record<MapLabel['kind'], string>> = {
  summit: '',
  town: 'map-town-name',
  water: 'map-water-name',
  city: 'map-city-name',
};

/** Hides what a lower enlargement has no room for. */
const getZoomClass = (from: number | undefined) => (from ? ` map-from-${from}` : '');

function Lines({ lines }: Pick<Marks, 'lines'>) {
  return LINE_ORDER.map((kind) => {
    const path = lines.flatMap((line) => (line.kind === kind ? line.path : [])).join('');
    return (
      path && (
        <g key={kind} className={`map-layer-${kind}`}>
          {!WITHOUT_CASING.includes(kind) && <path d={path} className="map-casing" />}
          <path d={path} className={`map-line map-${kind}`} />
        </g>
      )
    );
  });
}

/**
 * Ways, signs and names of a map, in an SVG whose pixels are those of the marks. Decorative: a list or a text beside the map
 * says the same.
 */
export const MapMarks = ({ marks: { lines, signs, labels, plates } }: { marks: Marks }) => (
  <>
    <Lines lines={lines} />
    {signs.map(({ kind, x, y, from }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className={`map-layer-${kind}${getZoomClass(from)}`}>
        <g className="map-fixed">
          <MapSign kind={kind} />
        </g>
      </g>
    ))}
    {plates.map(({ x, y, width, kind, text, from }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className={`map-layer-${kind}${getZoomClass(from)}`}>
        <g className={`map-fixed map-plate map-plate-${kind}`}>
          <path d={`M${-width / 2}-10.5h${width}v21h-${width}z`} />
          <text y="4.5">{text}</text>
        </g>
      </g>
    ))}
    {labels.map(({ kind, x, y, dx, dy, anchor, text, detail, from }) => (
      <g key={`${x} ${y} ${text}`} transform={`translate(${x} ${y})`} className={getZoomClass(from).trim()}>
        <text x={dx} y={dy} textAnchor={anchor} className={`map-fixed ${LABEL_CLASSES[kind]}`}>
          {text}
          {detail && (
            <tspan x={dx} dy="14" className="map-detail">
              {detail}
            </tspan>
          )}
        </text>
      </g>
    ))}
  </>
);
