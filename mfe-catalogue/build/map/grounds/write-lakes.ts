import type { Projection } from '../../../src/lib/map/projection.ts';
import { isInside } from '../frames/draw-ways.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
import { writeRing } from './write-path.ts';

/** The lakes of which a map shows something, as SVG path data; an island runs against its shore, and is left free. */
export const writeLakes = ({ lakes }: Pick<Geodata, 'lakes'>, projection: Projection): string =>
  lakes
    .map((rings) => rings.map((ring) => ring.map(([lon, lat]) => projection.project({ lat, lon }))))
    .filter((rings) => rings.flat().some((point) => isInside(point, projection, 0)))
    .flatMap((rings) => rings.map(writeRing))
    .join('');
