import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_LANGUAGE, type Language } from '@almaty/languages';
import type { MapGround } from '@almaty/store/schema';
import { type GroundName, projections } from '../../src/lib/map/frames.ts';
import type { CatalogueContent } from '../content/catalogue-content.ts';
import { listPositionedLocations } from './frames/positioned-locations.ts';
import type { Geodata } from './geodata/read-geodata.ts';
import { getPictureFile } from './ground-pictures.ts';
import { drawGrounds } from './grounds/draw-grounds.ts';
import { drawTrailGrounds } from './trails/draw-trail-grounds.ts';

/** Ground -> the name of its file, those of trails among them. */
export type GroundFiles = Readonly<Record<string, string>>;

/** Where they are written, in the workspace. */
const GENERATED = 'mfe-catalogue/generated/grounds.json';

/**
 * The name of a ground's file. Its hash is part of the name, because browsers and the edge keep a picture for a week, and another
 * ground would not fit what is drawn on it.
 */
const getFile = (name: string, drawing: string): string =>
  `map-${name}-${createHash('sha256').update(drawing).digest('hex').slice(0, 8)}.svg`;

/** Draws the ground of every map. @returns file -> drawing, and the names of the files. */
export function drawAllGrounds(geodata: Geodata, content: CatalogueContent) {
  const drawings = Object.entries({
    ...drawGrounds(geodata, listPositionedLocations(content)),
    ...drawTrailGrounds(geodata, content),
  }).map(([name, drawing]) => ({ name, file: getFile(name, drawing), drawing }));
  const files: GroundFiles = Object.fromEntries(drawings.map(({ name, file }) => [name, file]));
  return { drawings, files };
}

/**
 * The names of the files of all grounds, which have no words. English, which is generated first, draws them; the other languages
 * read what it has written.
 *
 * @param workspace the root folder of the workspace.
 */
export function getGroundFiles(
  workspace: string,
  language: Language,
  geodata: Geodata,
  content: CatalogueContent,
): GroundFiles {
  const written = path.join(workspace, GENERATED);
  if (language !== FIRST_LANGUAGE && existsSync(written)) return JSON.parse(readFileSync(written, 'utf8'));
  return drawAllGrounds(geodata, content).files;
}

/** The most detailed one first. */
const ORDER: readonly GroundName[] = ['centre', 'range', 'region', 'country'];

/** Whether a ground is that of a whole map, and not of a trail. */
export const isWholeMap = (name: string): name is GroundName => ORDER.some((each) => each === name);

/** What other packages get of the grounds: their files, and what they show in degrees. The most detailed one comes first. */
export const listGrounds = (files: GroundFiles): MapGround[] =>
  ORDER.map((name) => {
    const { width, height, unproject } = projections[name];
    const [corner, opposite] = [unproject({ x: 0, y: 0 }), unproject({ x: width, y: height })];
    const round = (degrees: number) => Number(degrees.toFixed(5));
    return {
      path: `/pictures/${files[name]}`,
      picture: getPictureFile(name),
      ...{ west: round(corner.lon), east: round(opposite.lon) },
      ...{ south: round(opposite.lat), north: round(corner.lat) },
    };
  });
