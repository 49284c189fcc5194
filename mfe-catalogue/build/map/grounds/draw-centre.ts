import { projections } from '../../../src/lib/map/frames.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
import type { Coordinates } from '../geodata/schema.ts';
import { createGround } from './ground.ts';
import { writeLine, writeRing } from './write-path.ts';

/** Draws the ground of the centre: its streets of 2018, and outlines of well-known buildings. */
export function drawCentre({ streets, landmarks }: Geodata): string {
  const projection = projections.centre;
  const ground = createGround(projection, 'town');
  const toPoints = (line: readonly Coordinates[]) => line.map(([lon, lat]) => projection.project({ lat, lon }));
  const write = (isMain: boolean) =>
    streets
      .filter((street) => (street.class !== 'street') === isMain)
      .flatMap(({ lines }) => lines)
      .map((line) => writeLine(toPoints(line), isMain ? 2 : 3))
      .join('');
  ground.paint('lane', write(false));
  ground.paint('street', write(true));
  ground.paint('landmark', landmarks.map(({ ring }) => writeRing(toPoints(ring))).join(''));
  return ground.write();
}
