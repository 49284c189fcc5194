import { type PosterColor as ArtPosterColor, findSharedTraits, readManifest } from '@almaty/art/node';
import type { PosterColor } from '@almaty/ui/poster';
import { expect, expectTypeOf, test } from 'vitest';
import { denseGrid, spansIn } from '../features/choosing/dense-grid.ts';
import { activities } from './activities.ts';
import { activityPicture, activitySlug } from './activity-pictures.ts';
import { city } from './city.ts';
import { missingPictures } from './missing-pictures.ts';
import { mountainRoutes } from './mountain-routes.ts';
import { nature } from './nature.ts';
import { pictureOf } from './pictures.ts';
import { places } from './places.ts';

const manifest = readManifest();
const actions = activities.map(({ name }) => ({ name, slug: activitySlug(name) }));

test.each([...places, ...actions])('$name has a picture with its name', ({ name, slug }) => {
  expect(manifest[slug]?.title).toBe(name);
});

test('a page knows where the picture of a place or of an activity is, and what stands in for it', () => {
  expect(pictureOf('kaindy-lake')).toMatchObject({ basePath: '/pictures/kaindy-lake', focus: '48% 58%' });
  const { picture, alt } = activityPicture('ATV Riding');
  expect(picture.basePath).toBe('/pictures/atv-riding');
  for (const colour of picture.blur) expect(colour).toMatch(/^#[0-9a-f]{3}$/);
  expect(picture.blur).toHaveLength(2);
  expect(alt).toMatch(/^Illustration of [a-z]/);
  expect(alt.slice(-20)).toBe(manifest['atv-riding']?.alt.slice(-20));
});

test('every tone of a picture is one that posters know, and a page gets it', () => {
  expectTypeOf<ArtPosterColor>().toEqualTypeOf<PosterColor>();
  for (const { slug } of places) expect(pictureOf(slug).color).toBe(manifest[slug]?.color);
});

test('a place or an activity without a picture is named', () => {
  const atlantis = { slug: 'atlantis', name: 'Atlantis' };
  expect(missingPictures([...places, atlantis], [...activities, { name: 'Night Surfing' }])).toEqual([
    'There is no picture of Atlantis: add art/src/scenes/atlantis.ts and render it',
    'There is no picture of Night Surfing: add art/src/scenes/night-surfing.ts and render it',
  ]);
});

/** Cards that stand beside or below each other in 1, 2, 3 or 4 columns. */
function neighboursOf(count: number): readonly (readonly [number, number])[] {
  const inOne = Array.from({ length: count - 1 }, (_, at) => [at, at + 1] as const);
  const inMore = ([2, 3, 4] as const).flatMap((columns) => {
    const grid = denseGrid(columns, spansIn(columns, count));
    return grid.flatMap((row, y) =>
      row.flatMap((card = 0, x) =>
        [row[x + 1], grid[y + 1]?.[x]].flatMap((next) =>
          next === undefined || next === card ? [] : [[card, next] as const],
        ),
      ),
    );
  });
  return [...inOne, ...inMore];
}

test.each([
  ['city', city],
  ['nature', nature],
  ['mountain routes', mountainRoutes],
  ['activities', actions],
])('neighbours in the grid of %s share at most one trait', (_grid, cards) => {
  const alike = neighboursOf(cards.length).flatMap(([one, other]) => {
    const [a, b] = [manifest[cards[one]?.slug ?? ''], manifest[cards[other]?.slug ?? '']];
    const common = a && b ? findSharedTraits(a.traits, b.traits) : [];
    return common.length > 1 ? [`${a?.title} and ${b?.title}: ${common.join(', ')}`] : [];
  });
  expect(alike).toEqual([]);
});
