import { type PosterColor as ArtPosterColor, findSharedTraits, readManifest, WIDTHS } from '@almaty/pictures/node';
import type { PosterColor } from '@almaty/ui/poster';
import { expect, expectTypeOf, test } from 'vitest';
import { getCardSpans, placeInDenseGrid } from '../testing/dense-grid.ts';
import { activities } from './activities.ts';
import { getActivityPosterSource } from './activity-pictures.ts';
import { city } from './city.ts';
import { locationCards } from './location-cards.ts';
import { locations } from './locations.ts';
import { findMissingPictures } from './missing-pictures.ts';
import { mountainRoutes } from './mountain-routes.ts';
import { nature } from './nature.ts';
import { getActivitySlug } from './picture-paths.ts';
import { getLocationPosterSource, getThumbnailSource } from './pictures.ts';
import type { LocationCard } from './view-models/location-card.ts';

const manifest = readManifest();
const cards = Object.values(locationCards).flat();
const kaindyLake = cards.find(({ location }) => location.slug === 'kaindy-lake') as LocationCard;
const activityEntries = activities.map(({ name }) => ({ name, slug: getActivitySlug(name) }));

test.each([...locations, ...activityEntries])('$name has a picture of that title', ({ name, slug }) => {
  expect(manifest[slug]?.title).toBe(name);
});

test('a picture source has the path, the focal point, the blur colours and the alternative text', () => {
  expect(getLocationPosterSource(kaindyLake)).toMatchObject({ basePath: '/pictures/kaindy-lake', focus: '48% 58%' });
  const { picture, alt } = getActivityPosterSource('ATV Riding');
  expect(picture.basePath).toBe('/pictures/atv-riding');
  for (const color of picture.blur) expect(color).toMatch(/^#[0-9a-f]{3}$/);
  expect(picture.blur).toHaveLength(2);
  expect(alt).toMatch(/^Illustration of [a-z]/);
  expect(alt.slice(-20)).toBe(manifest['atv-riding']?.alt.slice(-20));
});

test('the picture of a location in the itinerary has the files of its card, and a foreign file has no picture', () => {
  const { basePath, widths } = getLocationPosterSource(kaindyLake);
  expect(getThumbnailSource(kaindyLake.location.image)).toMatchObject({ basePath, widths });
  expect(getThumbnailSource('https://guide.test/pictures/kaindy-lake-400.webp')).toBeUndefined();
  expect(getThumbnailSource('')).toBeUndefined();
});

test('the widths of a picture are those of its files', () => {
  const { widths, fallbackWidths } = getLocationPosterSource(kaindyLake);
  expect({ avif: widths, webp: fallbackWidths }).toEqual(WIDTHS);
});

test('the colours of pictures are the colours of posters', () => {
  expectTypeOf<ArtPosterColor>().toEqualTypeOf<PosterColor>();
  for (const card of cards) expect(getLocationPosterSource(card).color).toBe(manifest[card.location.slug]?.color);
});

test('reports locations and activities without a picture', () => {
  const atlantis = { slug: 'atlantis', name: 'Atlantis' };
  expect(findMissingPictures([...locations, atlantis], [...activities, { name: 'Night Surfing' }])).toEqual([
    'There is no picture of Atlantis: add art/src/scenes/atlantis.ts and render it',
    'There is no picture of Night Surfing: add art/src/scenes/night-surfing.ts and render it',
  ]);
});

/** The index pairs of cards that are beside or below each other in 1, 2, 3 or 4 columns. */
function findNeighbours(count: number): readonly (readonly [number, number])[] {
  const inOneColumn = Array.from({ length: count - 1 }, (_, index) => [index, index + 1] as const);
  const inMoreColumns = ([2, 3, 4] as const).flatMap((columns) => {
    const grid = placeInDenseGrid(columns, getCardSpans(columns, count));
    return grid.flatMap((row, rowIndex) =>
      row.flatMap((card = 0, column) =>
        [row[column + 1], grid[rowIndex + 1]?.[column]].flatMap((next) =>
          next === undefined || next === card ? [] : [[card, next] as const],
        ),
      ),
    );
  });
  return [...inOneColumn, ...inMoreColumns];
}

test.each([
  ['city', city],
  ['nature', nature],
  ['mountain routes', mountainRoutes],
  ['activities', activityEntries],
])('neighbours in the grid of %s share at most one trait', (_grid, cards) => {
  const similar = findNeighbours(cards.length).flatMap(([first, second]) => {
    const [a, b] = [manifest[cards[first]?.slug ?? ''], manifest[cards[second]?.slug ?? '']];
    const common = a && b ? findSharedTraits(a.traits, b.traits) : [];
    return common.length > 1 ? [`${a?.title} and ${b?.title}: ${common.join(', ')}`] : [];
  });
  expect(similar).toEqual([]);
});
