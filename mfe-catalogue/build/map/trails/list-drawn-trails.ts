import type { Position } from '../../../src/lib/distance-and-bearing.ts';
import type { CatalogueContent } from '../../content/catalogue-content.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
import type { TrailTexts } from '../geodata/schema.ts';
import { findSurveyed } from './find-surveyed.ts';
import { frameTrail, type TrailFrame } from './frame-trail.ts';

type Texts = TrailTexts['trails'][number];
type DrawnTexts = Texts & { [End in 'start' | 'end']: NonNullable<Texts[End]> };

/** A trail that has a map: the frame of it, and the lake that it leads to. */
export type DrawnTrail = { texts: DrawnTexts; frame: TrailFrame; lake?: Position };

const hasEnds = (texts: Texts): texts is DrawnTexts => texts.start !== undefined && texts.end !== undefined;

/** The trails with a map: those whose ends have a name, because they are the way of a location. */
export const listDrawnTrails = (geodata: Geodata, { locations }: Pick<CatalogueContent, 'locations'>): DrawnTrail[] =>
  geodata.trailTexts.trails.filter(hasEnds).flatMap((texts) => {
    const trail = findSurveyed(geodata, texts);
    if (!trail) return [];
    const lake = locations.find(({ location }) => location.id === texts.lake)?.facts.position?.value;
    return [
      {
        texts,
        frame: frameTrail([...trail.line, ...(lake ? [[lake.lon, lake.lat] as const] : [])]),
        ...(lake && { lake }),
      },
    ];
  });
