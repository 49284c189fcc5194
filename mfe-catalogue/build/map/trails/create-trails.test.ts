import { expect, test } from 'vitest';
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
    [22, ['kumbel']],
    [5, ['t1']],
    [17, ['kosmostation']],
  ]);
});

test('the way of a location is drawn, and comes before other walks', () => {
  expect(drawn.map(({ id }) => id)).toEqual(['bao', 'gorelnik-falls']);
});

test('heights are drawn at most four times too tall', () => {
  for (const { drawing } of drawn) expect(drawing?.profile?.exaggeration).toBeLessThanOrEqual(4);
});

test('a hut below the scale of a map is left out, and one above it is drawn', () => {
  const [bao] = listDrawnTrails(geodata, catalogue);
  if (!bao) throw new Error('There is no trail with a map');
  const { height, unproject } = bao.frame.map;
  const huts = [14, 60].map((above): MapPoint => {
    const { lon, lat } = unproject({ x: 40, y: height - above });
    return { kind: 'hut', at: [lon, lat] };
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
  expect(trails.get(22)?.[0]).toMatchObject({
    ...{ shape: 'one_way', walkKm: 18.4 },
    heights: { climb: { metres: 1700 } },
  });
  expect(trails.get(22)?.[0]?.heights?.downMinutes).toBeUndefined();
});

test('the track has every point of the line with its height', () => {
  const track = trails.get(27)?.[0]?.track;
  expect(track).toHaveLength(41);
  expect([track?.[0], track?.at(-1)]).toEqual([
    [43.08461, 76.97204, 1890],
    [43.05662, 76.97921, 2600],
  ]);
});
