import { describe, expect, test } from 'vitest';
import { checkChanges, describeAccepted, describeChanges } from './changes.ts';

/** The changes of pages by their share, with the folder that has their screenshots. */
const createChanges = (shares: Readonly<Record<string, number | null>>) => ({
  pages: Object.entries(shares).map(([path, share]) => ({ path, share })),
  folder: '/pictures',
});

describe('a version', () => {
  test('whose pages change little, or are new, is not refused, and nothing is accepted', () => {
    const changes = createChanges({ '/locations': 0, '/city': 0.499, '/new': null });
    expect([checkChanges('catalogue', changes), describeAccepted(changes)]).toEqual([[], undefined]);
  });

  test('whose pages change much is refused with each of them, the largest change first, and where to look', () => {
    const changes = createChanges({ '/city': 0.5, '/locations': 0.6567, '/map': 0.49 });
    expect(checkChanges('catalogue', changes)).toEqual([
      {
        promise: 'less than 50 % of the first window of a page changes, or somebody has looked at it',
        madeBy: 'catalogue',
        problem:
          'Changed: /locations 65.7 %, /city 50.0 %. Look at the screenshots in /pictures, and add --accept if that is meant',
      },
    ]);
    expect(describeAccepted(changes)).toBe('accepted: /locations 65.7 % changed, and 1 more');
  });

  test('with one large change is remembered with that one', () => {
    expect(describeAccepted(createChanges({ '/city': 1 }))).toBe('accepted: /city 100.0 % changed');
  });

  test('is described by how many pages look the same, are new, or changed by which share', () => {
    const changes = createChanges({ '/a': 0, '/b': null, '/c': 0.0005, '/d': 0.02, '/e': 0 });
    expect(describeChanges(changes)).toEqual([
      'screenshots: 2 of 5 pages look as they do live, 1 have nothing live to compare with, 2 changed (/pictures)',
      '  /d 2.0 %',
      '  /c less than 0.1 %',
    ]);
  });
});
