import type { Language } from '@almaty/languages';
import { createTripMap, findFrame } from '@almaty/planner/map';
import { RouteMap } from '@almaty/ui/route-map';
import { PICTURE_COLOURS } from '@almaty/ui/route-map-colours';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { getMessages } from '../language/messages.ts';
import type { PlanWithRelease } from '../plans/plan-service.ts';
import { layOver } from './lay-over.ts';
import { readPng, writePng } from './png.ts';
import { rasterise } from './rasterise.ts';

/** The width of the map in its own pixels. A phone shows it at three quarters of them, and its names can still be read. */
const MAP_WIDTH = 448;

/** A picture as a PNG, and its proportions. */
export type TripPicture = { content: Uint8Array; width: number; height: number };

/**
 * Draws the map of a plan on the ground that has all of it; null for a plan without known places, and for a release from
 * before there were grounds.
 *
 * @throws Error when the ground cannot be read or the map cannot be drawn.
 */
export async function drawTripPicture(
  { plan, release }: Pick<PlanWithRelease, 'plan' | 'release'>,
  language: Language,
): Promise<TripPicture | null> {
  const [names, grounds] = await Promise.all([release.getNames(language), release.getGrounds(language)]);
  const map = createTripMap(plan, release.data, names);
  if (!map) return null;
  const positions = map.marks.map(({ position }) => position);
  const frame = findFrame(grounds, positions);
  if (!frame?.picture) return null;
  const ground = readPng(await release.getPicture(frame.picture));
  const { width, height } = ground;
  const roughText = getMessages(language).mapRough;
  const drawing = map.layOut({ size: { width: MAP_WIDTH, height: (MAP_WIDTH * height) / width }, frame, roughText });
  const svg = renderToStaticMarkup(
    createElement(RouteMap, { drawing, roughText, label: '', colours: PICTURE_COLOURS }),
  );
  return { content: writePng(layOver(ground, await rasterise(svg, width))), width, height };
}
