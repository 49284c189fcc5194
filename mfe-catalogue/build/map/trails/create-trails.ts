import type { Language } from '@almaty/languages';
import type { Trail } from '../../../src/content/view-models/trail.ts';
import { formatElevation } from '../../../src/lib/format.ts';
import { type AlongTheWay, getValueAt } from '../../../src/lib/trail/heights.ts';
import { getWalkingMinutes, roundToFive } from '../../../src/lib/trail/walking-time.ts';
import type { CatalogueContent } from '../../content/catalogue-content.ts';
import { type MeasuredLine, measureLine } from '../geodata/measure-line.ts';
import type { Geodata, MapPoint, Trail as SurveyedTrail } from '../geodata/read-geodata.ts';
import type { TrailTexts } from '../geodata/schema.ts';
import type { GroundFiles } from '../ground-files.ts';
import { getClimb, getStretch, turnRound } from './climb.ts';
import { createProfile } from './create-profile.ts';
import { getTrailGroundName } from './draw-trail-grounds.ts';
import { drawTrailMap, type Place } from './draw-trail-map.ts';
import { listTrailPoints, locatePoints } from './find-points.ts';
import { type DrawnTrail, listDrawnTrails } from './list-drawn-trails.ts';
import { smoothHeights } from './smooth-heights.ts';

type Texts = TrailTexts['trails'][number];

/** The kilometres of a line on the scale of its heights: both are measured, by slightly different formulas. */
function scaleToProfile({ line, kilometres }: MeasuredLine, heights: AlongTheWay): MeasuredLine {
  const factor = (heights.at(-1)?.[0] ?? 0) / (kilometres.at(-1) ?? 1);
  return { line, kilometres: kilometres.map((km) => km * factor) };
}

/** The names of huts and rescue posts in a language, by what OpenStreetMap calls them. */
const nameIn =
  ({ points }: TrailTexts, language: Language) =>
  ({ nameRu }: MapPoint) =>
    points.find(({ ru }) => ru === nameRu)?.[language];

const getTimes = (trail: SurveyedTrail): Pick<Trail, 'upMinutes' | 'downMinutes'> => {
  const stretch = getStretch(trail);
  const upMinutes = roundToFive(getWalkingMinutes(stretch));
  return trail.shape === 'out_and_back'
    ? { upMinutes, downMinutes: roundToFive(getWalkingMinutes(turnRound(stretch))) }
    : { upMinutes };
};

function listPlaces({ locations }: CatalogueContent): Place[] {
  return locations.flatMap(({ location: { id, category, name }, facts: { position } }) =>
    position ? [{ id, category, name, position: position.value }] : [],
  );
}

function draw(
  { texts, frame }: DrawnTrail,
  { line, heights }: { line: MeasuredLine; heights: AlongTheWay },
  { geodata, content, language, groundFiles }: Context,
): NonNullable<Trail['drawing']> {
  const toEnd = (text: string, km: number) => ({ text, detail: formatElevation(Math.round(getValueAt(heights, km))) });
  const { peaks } = geodata.names;
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
          end: toEnd(texts.end[language], heights.at(-1)?.[0] ?? 0),
        },
        located: locatePoints(geodata.points, line),
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
    profile: createProfile(heights),
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
  const heights = smoothHeights(surveyed.profile, texts.smoothing);
  const line = scaleToProfile(measureLine(surveyed.line), heights);
  return {
    id: surveyed.id,
    name: texts.name[language],
    introduction: texts.introduction[language],
    osmRelation: surveyed.osmRelation,
    shape: surveyed.shape,
    walkKm: Math.round(surveyed.lengthKm * (surveyed.shape === 'out_and_back' ? 2 : 1) * 10) / 10,
    climb: getClimb(surveyed),
    highestMetres: Math.max(...surveyed.profile.map(([, metres]) => metres)),
    ...getTimes(surveyed),
    ...listTrailPoints(locatePoints(geodata.points, line), nameIn(geodata.trailTexts, language)),
    track: line.line.map(([lon, lat], index) => [
      lat,
      lon,
      Math.round(getValueAt(heights, line.kilometres[index] ?? 0)),
    ]),
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
    const surveyed = geodata.trails.find(({ id }) => id === texts.id);
    if (!surveyed) throw new Error(`trails.yml names ${texts.id}, which trails.geojson does not have`);
    const trail = toTrail(
      surveyed,
      texts,
      { geodata, content, language, groundFiles },
      drawn.find((each) => each.texts.id === texts.id),
    );
    trails.set(texts.page, [...(trails.get(texts.page) ?? []), trail]);
  }
  return trails;
}
