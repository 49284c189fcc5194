import type { Language } from '@almaty/languages';
import type { Trail, TrailHeights } from '../../../src/content/view-models/trail.ts';
import { formatElevation } from '../../../src/lib/format.ts';
import { type AlongTheWay, getValueAt } from '../../../src/lib/trail/heights.ts';
import { getWalkingMinutes, roundToFive, type Stretch } from '../../../src/lib/trail/walking-time.ts';
import type { CatalogueContent } from '../../content/catalogue-content.ts';
import { type MeasuredLine, measureLine } from '../geodata/measure-line.ts';
import type { Geodata, MapPoint, Trail as SurveyedTrail } from '../geodata/read-geodata.ts';
import type { TrailTexts } from '../geodata/schema.ts';
import type { GroundFiles } from '../ground-files.ts';
import { getClimb, getStretch, turnRound, type Way } from './climb.ts';
import { createProfile } from './create-profile.ts';
import { getTrailGroundName } from './draw-trail-grounds.ts';
import { drawTrailMap, type Place } from './draw-trail-map.ts';
import { isKnown, listTrailPoints, locatePoints } from './find-points.ts';
import { findSurveyed } from './find-surveyed.ts';
import { type DrawnTrail, listDrawnTrails } from './list-drawn-trails.ts';
import { smoothHeights } from './smooth-heights.ts';

type Texts = TrailTexts['trails'][number];

/** The kilometres of a line on the scale of its known length: both are measured, by slightly different formulas. */
function scaleTo(km: number, { line, kilometres }: MeasuredLine): MeasuredLine {
  const factor = km / (kilometres.at(-1) ?? 1);
  return { line, kilometres: kilometres.map((km) => km * factor) };
}

/** The names of huts and rescue posts in a language, by what OpenStreetMap calls them. */
const nameIn =
  ({ points }: TrailTexts, language: Language) =>
  ({ nameRu }: MapPoint) =>
    points.find(({ ru }) => ru === nameRu)?.[language];

const getMinutes = (stretch: Stretch) => roundToFive(getWalkingMinutes(stretch));

function describeHeights(way: Way & Pick<SurveyedTrail, 'shape'>): TrailHeights {
  const stretch = getStretch(way);
  const { source, profile } = way.heights;
  return {
    source,
    climb: getClimb(way),
    highestMetres: Math.max(...profile.map(([, metres]) => metres)),
    upMinutes: getMinutes(stretch),
    ...(way.shape === 'out_and_back' && { downMinutes: getMinutes(turnRound(stretch)) }),
  };
}

function listPlaces({ locations }: CatalogueContent): Place[] {
  return locations.flatMap(({ location: { id, category, name }, facts: { position } }) =>
    position ? [{ id, category, name, position: position.value }] : [],
  );
}

function draw(
  { texts, frame }: DrawnTrail,
  { line, heights }: { line: MeasuredLine; heights: AlongTheWay | undefined },
  { geodata, content, language, groundFiles }: Context,
): NonNullable<Trail['drawing']> {
  const toEnd = (text: string, km: number) => ({
    text,
    ...(heights && { detail: formatElevation(Math.round(getValueAt(heights, km))) }),
  });
  const { peaks } = geodata.names;
  const nameOf = nameIn(geodata.trailTexts, language);
  const groundName = getTrailGroundName(texts.id);
  return {
    map: {
      ground: `/pictures/${groundFiles[groundName]}`,
      ...drawTrailMap({
        geodata,
        line,
        projection: frame.map,
        ends: {
          start: toEnd(texts.start[language], 0),
          end: toEnd(texts.end[language], heights?.at(-1)?.[0] ?? 0),
        },
        located: locatePoints(geodata.points, line).filter(({ point }) => isKnown(point, nameOf)),
        // Its own location is the way itself.
        lakeId: texts.lake,
        places: listPlaces(content).filter(({ id }) => id !== texts.page),
        nameSummit: (name) => {
          const others = peaks.get(name);
          return others && { en: others.en, ru: name, kk: others.kk ?? name }[language];
        },
        writeMetres: formatElevation,
      }),
    },
    ...(heights && { profile: createProfile(heights) }),
  };
}

type Context = {
  geodata: Geodata;
  content: CatalogueContent;
  language: Language;
  groundFiles: GroundFiles;
};

function toTrail(surveyed: SurveyedTrail, texts: Texts, context: Context, drawn: DrawnTrail | undefined): Trail {
  const { geodata, language } = context;
  const { id, ownSource, osmRelation, shape, heights: known } = surveyed;
  const heights = known && smoothHeights(known.profile, texts.smoothing);
  const line = scaleTo(heights?.at(-1)?.[0] ?? surveyed.lengthKm, measureLine(surveyed.line));
  return {
    id,
    name: texts.name[language],
    introduction: texts.introduction[language],
    ...(ownSource !== undefined && { ownSource }),
    ...(osmRelation !== undefined && { osmRelation }),
    shape,
    walkKm: Math.round(surveyed.lengthKm * (shape === 'out_and_back' ? 2 : 1) * 10) / 10,
    ...(known && { heights: describeHeights({ ...surveyed, heights: known }) }),
    ...listTrailPoints(locatePoints(geodata.points, line), nameIn(geodata.trailTexts, language)),
    track: line.line.map(([lon, lat], index) =>
      heights ? [lat, lon, Math.round(getValueAt(heights, line.kilometres[index] ?? 0))] : [lat, lon],
    ),
    ...(drawn && { drawing: draw(drawn, { line, heights }, context) }),
  };
}

/**
 * Creates the trails of the pages of locations, by the number of the location; the one that is the location's own way, which
 * is drawn, comes first.
 */
export function createTrails(
  geodata: Geodata,
  content: CatalogueContent,
  language: Language,
  groundFiles: GroundFiles,
): ReadonlyMap<number, readonly Trail[]> {
  const drawn = listDrawnTrails(geodata, content);
  const trails = new Map<number, readonly Trail[]>();
  for (const texts of geodata.trailTexts.trails) {
    const surveyed = findSurveyed(geodata, texts);
    if (!surveyed) throw new Error(`trails.yml names ${texts.id}, which trails.geojson does not have`);
    const trail = toTrail(
      surveyed,
      texts,
      { geodata, content, language, groundFiles },
      drawn.find((each) => each.texts.id === texts.id),
    );
    const others = trails.get(texts.page) ?? [];
    trails.set(texts.page, trail.drawing ? [trail, ...others] : [...others, trail]);
  }
  return trails;
}
