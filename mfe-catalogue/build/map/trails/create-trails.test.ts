import { expect, test } from 'vitest';
import type { Trail } from '../../../src/content/view-models/trail.ts';
import { getDistanceKm } from '../../../src/lib/distance-and-bearing.ts';
import { catalogue } from '../../content/catalogue.ts';
import { WORKSPACE } from '../../content/read-content.ts';
import { type MapPoint, readGeodata } from '../geodata/read-geodata.ts';
import { drawAllGrounds } from '../ground-files.ts';
import { createTrails } from './create-trails.ts';
import { listDrawnTrails } from './list-drawn-trails.ts';

const geodata = readGeodata(WORKSPACE);
const trails = createTrails(geodata, catalogue, 'en', drawAllGrounds(geodata, catalogue).files);
const drawn = [...trails.values()].flat().filter(({ drawing }) => drawing);

test('a trail is on the page of the location that it leads from or past', () => {
  expect([...trails].map(([page, each]) => [page, each.map(({ id }) => id)])).toEqual([
    [27, ['bao']],
    [26, ['gorelnik-falls', 'gorelnik-lakes']],
    [22, ['kok-zhailau', 'kumbel']],
    [5, ['t1']],
    [17, ['kosmostation']],
  ]);
});

test('the way of a location is drawn, and comes before other walks', () => {
  expect(drawn.map(({ id }) => id)).toEqual(['bao', 'gorelnik-falls', 'kok-zhailau']);
});

test('heights are drawn at most four times too tall', () => {
  for (const { drawing } of drawn) expect(drawing?.profile?.exaggeration).toBeLessThanOrEqual(4);
});

test('a hut below the scale of a map or without a name is left out, and another one is drawn', () => {
  const [bao] = listDrawnTrails(geodata, catalogue);
  if (!bao) throw new Error('There is no trail with a map');
  const { height, unproject } = bao.frame.map;
  const [{ ru: nameRu } = { ru: '' }] = geodata.trailTexts.points;
  const huts = [
    { above: 14, nameRu },
    { above: 60, nameRu },
    { above: 90, nameRu: 'Домик' },
  ].map(({ above, nameRu }): MapPoint => {
    const { lon, lat } = unproject({ x: 40, y: height - above });
    return { kind: 'hut', at: [lon, lat], nameRu };
  });
  const changed = { ...geodata, points: [...geodata.points, ...huts] };
  const [trail] = createTrails(changed, catalogue, 'en', {}).get(bao.texts.page) ?? [];
  const signs = trail?.drawing?.map.marks.signs.filter(({ x }) => x === 40);
  expect(signs).toEqual([{ kind: 'hut', x: 40, y: height - 60 }]);
});

test('water and huts within 250 m are listed from the start on, and a hut farther off only where there is none', () => {
  for (const { points, nearestHut } of [...trails.values()].flat()) {
    expect(points.filter(({ awayMetres }) => awayMetres > 250)).toEqual([]);
    expect(points.map(({ km }) => km)).toEqual(points.map(({ km }) => km).sort((a, b) => a - b));
    if (nearestHut) expect(points.filter(({ kind }) => kind === 'hut')).toEqual([]);
  }
});

test('a walk that does not come back has no way down', () => {
  const kumbel = trails.get(22)?.find(({ id }) => id === 'kumbel');
  expect(kumbel).toMatchObject({ ...{ shape: 'one_way', walkKm: 18.4 }, heights: { climb: { metres: 1700 } } });
  expect(kumbel?.heights?.downMinutes).toBeUndefined();
});

test('the beginning of a line is a way there and back, as long and as high as the facts of its location', () => {
  const [way] = trails.get(22) ?? [];
  const facts = catalogue.locations.find(({ location: { id } }) => id === 22)?.facts;
  expect(way).toMatchObject({ id: 'kok-zhailau', shape: 'out_and_back', walkKm: facts?.walkKm?.value });
  expect(way?.heights?.climb).toEqual({ metres: expect.closeTo(facts?.ascentMetres?.value ?? 0, -2), isAbout: false });
  const [lat = 0, lon = 0] = way?.track.at(-1) ?? [];
  expect(getDistanceKm({ lat, lon }, facts?.position?.value ?? { lat: 0, lon: 0 })).toBeLessThan(0.05);
  const listPlaces = (track: Trail['track'] = []) => track.map(([lat, lon]) => [lat, lon]);
  const places = listPlaces(way?.track);
  expect(places).toEqual(listPlaces(trails.get(22)?.[1]?.track).slice(0, places.length));
});

test('the track has every point of the line with its height', () => {
  const track = trails.get(27)?.[0]?.track;
  expect(track).toHaveLength(41);
  expect([track?.[0], track?.at(-1)]).toEqual([
    [43.08461, 76.97204, 1890],
    [43.05662, 76.97921, 2600],
  ]);
});
