import { projections } from '../../../src/lib/map/frames.ts';
import type { Projection } from '../../../src/lib/map/projection.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
import type { Coordinates } from '../geodata/schema.ts';
import { createGround, type Ground, type Painting } from './ground.ts';
import { getNoise } from './noise.ts';
import { writeLakes } from './write-lakes.ts';
import { writeLine } from './write-path.ts';

/** Where a wash of colour begins, from the steppe to the mountains, in degrees of latitude: for the eye only. */
const WASHES = [
  [43.62, 'band-1'],
  [43.36, 'band-2'],
  [43.2, 'band-3'],
  [43.02, 'band-4'],
] as const;
/** Grass grows north of this latitude, so many tufts of it. */
const GRASS_LATITUDE = 43.42;
const TUFTS = 150;

/** Ridges without a name, from one end to the other in degrees, with so many mountains: for the eye only. */
const RIDGES: readonly (readonly [fromLon: number, fromLat: number, toLon: number, toLat: number, count: number])[] = [
  [76.2, 42.93, 77.75, 43.0, 11],
  [76.4, 42.82, 78.3, 42.84, 13],
  [77.7, 43.08, 78.25, 43.02, 4],
  [78.4, 42.86, 79.5, 42.84, 8],
  [78.6, 43.22, 78.85, 43.2, 2],
  [78.55, 44.34, 79.5, 44.36, 7],
  [77.9, 44.3, 78.4, 44.33, 4],
  [77.55, 43.17, 77.9, 43.13, 3],
];
/** Mountains north of this latitude are low. */
const LOW_LATITUDE = 44;
/** The city as an ellipse of blocks, and their distance in pixels. */
const CITY = { lon: 76.91, lat: 43.262, columns: 7, rows: 5, distance: 5.5 };

function paintWashes(ground: Ground, { width, height, project }: Projection): void {
  for (const [lat, name] of WASHES) {
    const { y } = project({ lat, lon: 0 });
    let edge = `M0 ${Math.round(y)}`;
    for (let x = 0; x < width; x += width / 6) {
      const control = [x + width / 12, y + (getNoise(x, lat) - 0.5) * 34].map(Math.round).join(' ');
      const end = [x + width / 6, y + (getNoise(lat, x) - 0.5) * 26].map(Math.round).join(' ');
      edge += `S${control} ${end}`;
    }
    ground.paint(name, `${edge}V${height}H0z`);
  }
}

function paintGrass(ground: Ground, { width, project }: Projection): void {
  const { y: lowest } = project({ lat: GRASS_LATITUDE, lon: 0 });
  const tufts = Array.from({ length: TUFTS }, (_, index) => {
    const [x, y] = [Math.round(getNoise(index, 3) * width), Math.round(getNoise(index, 8) * lowest)];
    return `M${x} ${y}l3-6M${x + 5} ${y}v-8M${x + 10} ${y}l-3-6`;
  });
  ground.paint('grass', tufts.join(''));
}

/** The pieces of a line in the drawing, with a point before and behind each. */
function clip(line: readonly Coordinates[], { width, height, project }: Projection) {
  const points = line.map(([lon, lat]) => project({ lat, lon }));
  const isInside = (index: number) => {
    const point = points[index];
    return point !== undefined && point.x > -60 && point.y > -60 && point.x < width + 60 && point.y < height + 60;
  };
  return points.filter((_, index) => isInside(index - 1) || isInside(index) || isInside(index + 1));
}

function paintRidges(ground: Ground, projection: Projection, { highestPeak }: Geodata): void {
  const mountains = RIDGES.flatMap(([fromLon, fromLat, toLon, toLat, count]) =>
    Array.from({ length: count }, (_, index): { lon: number; lat: number; scale: number; painting: Painting } => {
      const part = index / (count - 1);
      const noise = getNoise(fromLon + index, toLat);
      const isLow = fromLat > LOW_LATITUDE;
      return {
        lon: fromLon + (toLon - fromLon) * part + (noise - 0.5) * 0.05,
        lat: fromLat + (toLat - fromLat) * part + (getNoise(index, fromLon) - 0.5) * 0.05,
        scale: isLow ? 0.62 + noise * 0.25 : 0.8 + noise * 0.5,
        painting: isLow ? 'hill' : noise > 0.35 ? 'peak' : 'rock',
      };
    }),
  );
  const [lon, lat] = highestPeak.at;
  const all = [...mountains, { lon, lat, scale: 1.55, painting: 'peak' as const }]
    .map(({ lon, lat, ...mountain }) => ({ ...mountain, ...projection.project({ lat, lon }) }))
    .sort((one, other) => one.y - other.y);
  for (const { painting, x, y, scale } of all)
    if (x > -24 && y > -24 && x < projection.width + 24 && y < projection.height + 24)
      ground.place(painting, x, y, scale);
}

function paintCity(ground: Ground, { project }: Projection): void {
  const { x: centreX, y: centreY } = project(CITY);
  const side = Number((CITY.distance * 0.66).toFixed(1));
  let blocks = '';
  for (let row = -CITY.rows; row <= CITY.rows; row++)
    for (let column = -CITY.columns; column <= CITY.columns; column++) {
      const away = Math.hypot(column / CITY.columns, row / CITY.rows);
      if (away > 1 || getNoise(column, row) < (away - 0.4) * 0.9) continue;
      const [x, y] = [centreX + column * CITY.distance, centreY + row * CITY.distance];
      blocks += `M${x.toFixed(1)} ${y.toFixed(1)}h${side}v${side}h-${side}z`;
    }
  ground.paint('block', blocks);
}

/** A painting beside the place that it shows, and by how many pixels it stands below it. */
export type Vignette = { lat: number; lon: number; painting: Painting };

const BELOW: Readonly<Partial<Record<Painting, number>>> = { canyon: 22, lake: 16, yurts: 6, dune: 14, waterfall: 20 };

/** Draws the ground of the region: steppe, lakes, the Ili, borders, ridges, and paintings of what places are known for. */
export function drawRegion(geodata: Geodata, vignettes: readonly Vignette[]): string {
  const projection = projections.region;
  const ground = createGround(projection, 'band-0');
  paintWashes(ground, projection);
  paintGrass(ground, projection);
  ground.paint('water', writeLakes(geodata, projection));
  const writeClipped = (lines: readonly (readonly Coordinates[])[]) =>
    lines
      .map((line) => clip(line, projection))
      .filter((line) => line.length > 1)
      .map((line) => writeLine(line, 2))
      .join('');
  ground.paint('river', writeClipped(geodata.rivers));
  ground.paint('border', writeClipped(geodata.borders));
  paintRidges(ground, projection, geodata);
  paintCity(ground, projection);
  for (const { lat, lon, painting } of vignettes) {
    const { x, y } = projection.project({ lat, lon });
    ground.place(painting, x, y + (BELOW[painting] ?? 0), 1);
  }
  return ground.write();
}
