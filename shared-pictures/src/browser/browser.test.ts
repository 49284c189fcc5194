import { expect, test } from 'vitest';
import { readManifest } from '../node/manifest.ts';
import { getActivityAltText, getLocationAltText } from './alt-texts.ts';
import {
  getActivityPicture,
  getLocationPicture,
  hasActivityPicture,
  hasLocationPicture,
  locationSlugs,
} from './pictures.ts';

const manifest = readManifest();

test('every picture of a location or an activity can be looked up with its alt text', () => {
  for (const [slug, { kind, alt, color, focus }] of Object.entries(manifest)) {
    if (kind === 'home' || kind === 'plain') continue;
    const [getPicture, getAltText] =
      kind === 'location' ? [getLocationPicture, getLocationAltText] : [getActivityPicture, getActivityAltText];
    expect(getPicture(slug)).toMatch(new RegExp(`^${focus.join(' ')} [0-9a-f]{6} ${color}$`));
    expect(getAltText(slug)).toBe(alt);
  }
});

test('the slugs of locations are those in the manifest', () => {
  const slugs = Object.keys(manifest).filter((slug) => manifest[slug]?.kind === 'location');
  expect(locationSlugs).toEqual(slugs);
});

test('a missing picture is reported, also for a name that objects inherit', () => {
  expect([hasLocationPicture('medeu'), hasLocationPicture('hiking'), hasLocationPicture('toString')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([hasActivityPicture('hiking'), hasActivityPicture('medeu')]).toEqual([true, false]);
  expect(() => getLocationPicture('hiking')).toThrow('There is no picture "hiking"');
  expect(() => getActivityAltText('medeu')).toThrow('There is no picture "medeu"');
});
