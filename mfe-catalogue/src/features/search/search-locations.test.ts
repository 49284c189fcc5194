import { expect, test } from 'vitest';
import { places } from '../../content/places.ts';
import { find } from './find.ts';
import { EVERYTHING, type Query } from './query.ts';

const names = (query: Partial<Query>) => find({ ...EVERYTHING, ...query }).map(({ name }) => name);

test('nothing asked for is everything', () => {
  expect(find(EVERYTHING)).toEqual(places);
});

test.each([
  ['charyn', ['Charyn Canyon']],
  ['  CHARYN  ', ['Charyn Canyon']],
  ['шарын', ['Charyn Canyon']],
  ['Чарынский каньон', ['Charyn Canyon']],
  ['kolsai', ['Kolsay Lake']],
  ['assy', ['Asy Plateau', 'Zhasylkol Lake']],
  ['көлсай', ['Kolsay Lake']],
  ['колсай', ['Kolsay Lake']],
  ['kok-zhailau', ['Kok Zhailau']],
  ['kokzhailau', ['Kok Zhailau']],
  // The Russian name of Altyn-Emel says that it is a national park.
  ['park', ['28 Panfilov Guardsmen Park', 'First President Park', 'Altyn-Emel']],
  ['chimbulak', ['Shymbulak Ski Resort']],
  ['zelenyy bazar', ['Green Bazaar']],
  ['lake almaty', ['Big Almaty Lake', 'Big Almaty Lake route']],
  ['медеу', ['Medeu']],
  ['28', ['28 Panfilov Guardsmen Park']],
  ['(', []],
  ['😀', []],
  ['xyzzy', []],
])('“%s” finds %j', (q, found) => {
  expect(names({ q })).toEqual(found);
});

test('every place is found by each of its names', () => {
  for (const { name } of places) expect(names({ q: name })).toContain(name);
});

test('choices are all kept at once', () => {
  expect(names({ category: 'Mountain Routes', difficulty: 'Very Hard' })).toEqual(['Big Almaty Peak']);
  expect(names({ category: 'Nature', difficulty: 'Hard' })).toEqual([]);
  expect(names({ category: 'Nature', month: '1' })).toEqual([]);
  expect(names({ category: 'Nature', drive: '2' })).toEqual(['Big Almaty Lake', 'Issyk Lake']);
});

test('a drive is short enough when its longest is: Shymbulak takes up to an hour', () => {
  expect(names({ q: 'shymbulak', drive: '1' })).toEqual(['Shymbulak Ski Resort']);
  expect(names({ q: 'charyn', drive: '2' })).toEqual([]);
  expect(names({ q: 'charyn', drive: '4' })).toEqual(['Charyn Canyon']);
});
