import type { Projection } from '../../../src/lib/map/projection.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
import { createHeightGrid, createLightGrid, type Grid, toPixels } from '../relief/height-field.ts';
import type { HeightModel } from '../relief/height-model.ts';
import { simplify } from '../relief/simplify.ts';
import { getArea, traceOutlines } from '../relief/trace-outlines.ts';
import type { Ground } from './ground.ts';
import { getNoise } from './noise.ts';
import { writeRing } from './write-path.ts';

/** Where a band of colour begins, in metres; the first band is below. */
const BAND_METRES = [900, 1200, 1600, 2000, 2400, 2800, 3200, 3600, 4000, 4400] as const;
/** Spruce grows between these heights in the Ile Alatau, in metres (docs/maps.md). */
const FOREST_METRES = [1680, 2720] as const;
/** Summits lower than these are painted as a hill, and as a rock, in metres. */
const HILL_METRES = 2700;
const ROCK_METRES = 3750;

type Outlining = { tolerance?: number; leastArea?: number };

/** Writes the outlines of a grid above a level; simplified to the tolerance in pixels, without those of less area. */
function writeOutlines(grid: Grid, level: number, { tolerance = 0.9, leastArea = 60 }: Outlining = {}): string {
  return traceOutlines(grid, level)
    .filter((ring) => getArea(ring) >= leastArea)
    .map((ring) => {
      // A ring has no ends: each half is simplified between two points that stay.
      const half = Math.floor(ring.length / 2);
      const [one, other] = [ring.slice(0, half + 1), [...ring.slice(half), ...ring.slice(0, 1)]];
      return writeRing([...simplify(one, tolerance).slice(0, -1), ...simplify(other, tolerance).slice(0, -1)]);
    })
    .join('');
}

const findQuantile = (values: Float64Array, part: number) =>
  [...values].sort((a, b) => a - b)[Math.round(values.length * part)] ?? 0;

/** Strokes down the slopes in the shade, and trees where the forest grows: both for the eye only. */
function paintTexture(ground: Ground, { width, height }: Projection, heights: Grid, light: Grid, shade: number): void {
  const { values, columns, rows, step } = heights;
  let [hachures, trees] = ['', ''];
  for (let row = 2; row < rows - 2; row++)
    for (let column = 2; column < columns - 2; column++) {
      const x = toPixels(step, column) + (getNoise(column, row) - 0.5) * 0.9 * step;
      const y = toPixels(step, row) + (getNoise(row, column + 7) - 0.5) * 0.9 * step;
      if (x < 0 || y < 0 || x > width || y > height) continue;
      const index = row * columns + column;
      const [right, down] = [
        (values[index + 1] ?? 0) - (values[index - 1] ?? 0),
        (values[index + columns] ?? 0) - (values[index - columns] ?? 0),
      ];
      const slope = Math.hypot(right, down);
      const metres = values[index] ?? 0;
      if ((column + row * 2) % 2 === 0 && (light.values[index] ?? 0) < shade * 0.5 && slope > 40) {
        const length = Math.min(11, 4 + slope / 60);
        const [toRight, toBottom] = [(-right / slope) * length, (-down / slope) * length];
        hachures += `M${Math.round(x)} ${Math.round(y)}l${Math.round(toRight)} ${Math.round(toBottom)}`;
      }
      if (metres > FOREST_METRES[0] && metres < FOREST_METRES[1] && getNoise(column * 3, row * 5) < 0.2)
        trees += `M${Math.round(x)} ${Math.round(y)}l-3 8h6z`;
    }
  ground.paint('hachure', hachures);
  ground.paint('tree', trees);
}

/** Paints bands of height, shade and light, strokes and trees. @param step the distance of two heights, in pixels. */
export function paintRelief(ground: Ground, projection: Projection, heights: HeightModel, step: number): void {
  const grid = createHeightGrid(heights, projection, step);
  for (const [index, metres] of BAND_METRES.entries()) ground.paint(`band-${index + 1}`, writeOutlines(grid, metres));
  const light = createLightGrid(grid);
  const [shade, glow] = [findQuantile(light.values, 0.16), findQuantile(light.values, 0.87)];
  const shaded = { ...light, values: light.values.map((value) => -value) };
  const coarse = { tolerance: 1.2, leastArea: 120 };
  ground.paint('shade', writeOutlines(shaded, Math.max(30, -shade), coarse));
  ground.paint('light', writeOutlines(light, Math.max(30, glow), coarse));
  paintTexture(ground, projection, grid, light, shade);
}

/** Paints lines of the same height, every so many metres. */
export function paintContours(
  ground: Ground,
  projection: Projection,
  heights: HeightModel,
  { step, every }: { step: number; every: number },
): void {
  const grid = createHeightGrid(heights, projection, step);
  const [lowest, highest] = [Math.min(...grid.values), Math.max(...grid.values)];
  for (let metres = Math.ceil(lowest / every) * every; metres < highest; metres += every)
    ground.paint('contour', writeOutlines(grid, metres, { tolerance: 1.3, leastArea: 90 }));
}

/** A summit that is painted; a named one keeps its place where it gets tight. */
export type PaintedSummit = { name?: string; elevationMetres: number; x: number; y: number };

/** Preferred over a higher summit without a name by as many metres. */
const NAME_BONUS_METRES = 260;

/** The summits of a drawing that do not touch each other, the most important first. @param gap in pixels. */
export function pickSummits({ points, names }: Geodata, projection: Projection, gap: number): PaintedSummit[] {
  const rank = ({ name, elevationMetres }: PaintedSummit) =>
    elevationMetres + (name && names.peaks.has(name) ? NAME_BONUS_METRES : 0);
  const summits = points
    .flatMap(({ kind, nameRu, elevationMetres, at: [lon, lat] }): PaintedSummit[] =>
      kind === 'peak' && elevationMetres
        ? [{ ...(nameRu && { name: nameRu }), elevationMetres, ...projection.project({ lat, lon }) }]
        : [],
    )
    .filter(({ x, y }) => x > -20 && y > -20 && x < projection.width + 20 && y < projection.height + 20)
    .sort((one, other) => rank(other) - rank(one));
  const picked: PaintedSummit[] = [];
  for (const summit of summits) {
    const isFree = picked.every(({ x, y }) => Math.hypot(x - summit.x, (y - summit.y) * 1.25) >= gap);
    if (isFree) picked.push(summit);
  }
  return picked;
}

/** How much larger than its shape a summit is painted. */
export const getSummitScale = (elevationMetres: number): number => 0.62 + (elevationMetres - 1500) / 5200;

/** Paints summits from the back to the front. */
export function paintSummits(ground: Ground, summits: readonly PaintedSummit[]): void {
  for (const { elevationMetres, x, y } of [...summits].sort((one, other) => one.y - other.y)) {
    const painting = elevationMetres < HILL_METRES ? 'hill' : elevationMetres < ROCK_METRES ? 'rock' : 'peak';
    ground.place(painting, x, y, getSummitScale(elevationMetres));
  }
}
