import { projections } from '../../../src/lib/map/frames.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
import type { Coordinates } from '../geodata/schema.ts';
import { createGround } from './ground.ts';
import { writeLakes } from './write-lakes.ts';
import { writeLine } from './write-path.ts';

/** Draws the ground of the country from Turkestan to Zhasylkol: lakes and borders on plain steppe. */
export function drawCountry(geodata: Geodata): string {
  const { rivers, borders } = geodata;
  const projection = projections.country;
  const { width, height } = projection;
  const ground = createGround(projection, 'band-1');
  const toPoints = (line: readonly Coordinates[]) => line.map(([lon, lat]) => projection.project({ lat, lon }));
  const edge = `C${width * 0.3} ${height * 0.58} ${width * 0.5} ${height * 0.68} ${width * 0.7} ${height * 0.6}`;
  ground.paint(
    'band-2',
    `M0 ${height * 0.64}${edge}S${width * 0.9} ${height * 0.52} ${width} ${height * 0.56}V${height}H0z`,
  );
  ground.paint('water', writeLakes(geodata, projection));
  ground.paint('river', rivers.map((line) => writeLine(toPoints(line), 3)).join(''));
  ground.paint('border', borders.map((line) => writeLine(toPoints(line), 3)).join(''));
  return ground.write();
}
