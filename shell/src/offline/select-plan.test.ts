import { expect, test } from 'vitest';
import type { GuideList } from './guide-list.ts';
import { getStandIn, isKeptFile } from './kept-files.ts';
import { selectPlan } from './select-plan.ts';

const FILES = [
  ...['/static/js/index.1a.js', '/icon.svg', '/home-page/medeu-400.avif', '/catalogue.json', '/ru/tips.json'],
  ...[
    '/_mfe/itinerary/v1/static/js/plan.js',
    '/_mfe/catalogue/v1/static/js/cards.js',
    '/_mfe/catalogue/v1/planning.json',
  ],
  ...[
    '/_mfe/catalogue/v1/details/medeu.json',
    '/_mfe/catalogue/v1/pictures/medeu-400.avif',
    '/pictures/kok-tobe-400.avif',
  ],
];

test('the page of a plan needs its remote, the data of others, and the pictures that it shows', () => {
  const list: GuideList = {
    ...{ language: 'en', versions: {}, texts: 'texts', notes: { saved: '', old: '' } },
    files: Object.fromEntries(FILES.map((file) => [file, `hash of ${file}`])),
    pages: { '/locations': 'a', '/plan/:reference': 'b', '/plan/sample': 'c', '/plan-trip': 'd' },
    contents: Object.fromEntries(
      [...FILES.map((file) => `hash of ${file}`), 'a', 'b', 'c', 'd', 'texts'].map((hash) => [
        hash,
        { url: hash, bytes: 1 },
      ]),
    ),
  };
  const plan = selectPlan(list, ['/pictures/kok-tobe-400.avif']);
  expect(Object.keys(plan.pages)).toEqual(['/plan/:reference', '/plan/sample']);
  expect(Object.keys(plan.files)).toEqual([
    ...['/static/js/index.1a.js', '/icon.svg', '/catalogue.json', '/ru/tips.json'],
    ...['/_mfe/itinerary/v1/static/js/plan.js', '/_mfe/catalogue/v1/planning.json', '/pictures/kok-tobe-400.avif'],
  ]);
  expect(Object.keys(plan.contents)).toEqual([
    ...Object.keys(plan.files).map((file) => `hash of ${file}`),
    ...['b', 'c', 'texts'],
  ]);
});

test.each([
  ['static/js/async/p.js', true],
  ['static/js/async/p.js.br', false],
  ['details/medeu.json', true],
  ['mf-manifest.json', false],
  ['maps/region.svg', true],
  ['pictures/medeu-400.avif', true],
  ['pictures/medeu-800.avif', false],
  ['pictures/medeu-400.webp', false],
  ['pictures/medeu-share.jpg', false],
  ['home-page/ridge-day-wide.avif', true],
  ['index.html', false],
  ['static/js/async/online/exact-map.js', false],
  ['online/region.pmtiles', false],
])('whether %s is kept: %s', (file, isKept) => expect(isKeptFile(file)).toBe(isKept));

test('the picture of 400 px stands in for every other size', () => {
  expect(getStandIn('/pictures/medeu-1200.avif')).toBe('/pictures/medeu-400.avif');
  expect(getStandIn('/pictures/medeu-800.webp')).toBe('/pictures/medeu-400.avif');
  expect(getStandIn('/home-page/ridge-day-wide.avif')).toBe('/home-page/ridge-day-wide.avif');
});
