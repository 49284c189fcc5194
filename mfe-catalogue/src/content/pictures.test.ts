import { hasActivityPicture, hasLocationPicture } from '@almaty/pictures';
import { type PosterColor as ArtPosterColor, findSharedTraits, readManifest, WIDTHS } from '@almaty/pictures/node';
import type { PosterColor } from '@almaty/ui/poster';
import { expect, expectTypeOf, test } from 'vitest';
import { catalogue } from '../../build/content/catalogue.ts';
import { getActivityPicture, getLocationPicture } from '../../build/pictures/pictures.ts';
import { getCardSpans, placeInDenseGrid } from '../testing/dense-grid.ts';
import { getActivityPosterSource } from './activity-pictures.ts';
import { locationCards } from './location-cards.ts';
import { getLocationPosterSource, getThumbnailSource } from './pictures.ts';
import type { LocationCard } from './view-models/location-card.ts';

const manifest = readManifest();
const cards = Object.values(locationCards).flat();
const kaindyLake = cards.find(({ location }) => location.slug === 'kaindy-lake') as LocationCard;
const activityEntries = catalogue.activities
  .map(({ activity, slug }) => ({ ...activity, slug }))
  .filter(({ slug }) => hasActivityPicture(slug));
const locations = catalogue.locations.map(({ location }) => location).filter(({ slug }) => hasLocationPicture(slug));

test.each([...locations, ...activityEntries])('$name has a picture of that title', ({ name, slug }) => {
  expect(manifest[slug]?.title).toBe(name);
});

test('a picture source has the path, the focal point, the blur colours and the alternative text', () => {
  expect(getLocationPosterSource(kaindyLake)).toMatchObject({ basePath: '/pictures/kaindy-lake', focus: '48% 58%' });
  const { picture, alt } = getActivityPosterSource(5);
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
  for (const card of cards) {
    const { files } = getLocationPicture(card.location);
    expect(getLocationPosterSource(card).color).toBe(manifest[files]?.color);
  }
});

test('an entry without a picture has the plain poster of its kind', () => {
  for (const [category, files] of [
    ['Nature', 'plain-nature'],
    ['Mountain Routes', 'plain-mountain-routes'],
    ['City Experience', 'plain-city-experience'],
  ] as const)
    expect(getLocationPicture({ slug: 'atlantis', category })).toMatchObject({ files, alt: manifest[files]?.alt });
  expect(getActivityPicture('night-surfing')).toMatchObject({ files: 'plain-activity' });
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
  ['city', locations.filter(({ category }) => category === 'City Experience')],
  ['nature', locations.filter(({ category }) => category === 'Nature')],
  ['mountain routes', locations.filter(({ category }) => category === 'Mountain Routes')],
  ['activities', activityEntries],
])('neighbours in the grid of %s share at most one trait', (_grid, cards) => {
  const similar = findNeighbours(cards.length).flatMap(([first, second]) => {
    const [a, b] = [manifest[cards[first]?.slug ?? ''], manifest[cards[second]?.slug ?? '']];
    const common = a && b ? findSharedTraits(a.traits, b.traits) : [];
    return common.length > 1 ? [`${a?.title} and ${b?.title}: ${common.join(', ')}`] : [];
  });
  expect(similar).toEqual([]);
});
