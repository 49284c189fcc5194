import { expect, test, vi } from 'vitest';
import { locations } from '../../content/locations.ts';
import { searchLocations } from './search-locations.ts';
import { EMPTY_QUERY, type SearchQuery } from './search-query.ts';

// What editors write must not decide whether the code is right.
vi.mock('../../content/parsed-content.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  accessFiles: (await import('../../testing/access-files.ts')).testAccessFiles,
}));

const TODAY = '2026-11-22';
const searchNames = (query: Partial<SearchQuery>) =>
  searchLocations({ ...EMPTY_QUERY, ...query }, TODAY).found.map(({ name }) => name);

test('an empty query finds all locations', () => {
  expect(searchLocations(EMPTY_QUERY, TODAY)).toEqual({ found: locations, closed: [] });
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
])('“%s” finds %j', (q, names) => {
  expect(searchNames({ q })).toEqual(names);
});

test('finds every location by its English name', () => {
  for (const { name } of locations) expect(searchNames({ q: name })).toContain(name);
});

test('applies all filters at once', () => {
  expect(searchNames({ category: 'Mountain Routes', difficulty: 'Very Hard' })).toEqual(['Big Almaty Peak']);
  expect(searchNames({ category: 'Nature', difficulty: 'Hard' })).toEqual([]);
  expect(searchNames({ category: 'Nature', month: '1' })).toEqual([]);
  expect(searchNames({ category: 'Nature', drive: '2' })).toEqual(['Big Almaty Lake', 'Issyk Lake']);
});

test('compares the drive filter with the longest drive', () => {
  expect(searchNames({ q: 'shymbulak', drive: '1' })).toEqual(['Shymbulak Ski Resort']);
  expect(searchNames({ q: 'charyn', drive: '2' })).toEqual([]);
  expect(searchNames({ q: 'charyn', drive: '4' })).toEqual(['Charyn Canyon']);
});

test('leaves out what is closed on every day of the trip, and names it', () => {
  const { closed } = searchLocations({ ...EMPTY_QUERY, q: 'kaindy', from: '2027-02-01', to: '2027-02-10' }, TODAY);
  expect(closed.map(({ name }) => name)).toEqual(['Kaindy Lake']);
  // In February the track to Kaindy is closed; on a Monday the Almaty Museum of Arts is.
  expect(searchNames({ q: 'kaindy', from: '2027-02-01', to: '2027-02-10' })).toEqual([]);
  expect(searchNames({ q: 'kaindy', from: '2027-05-18', to: '2027-05-22' })).toEqual(['Kaindy Lake']);
  expect(searchNames({ q: 'museum of arts', from: '2027-06-07', to: '2027-06-07' })).toEqual([]);
  expect(searchNames({ q: 'museum of arts', from: '2027-06-07', to: '2027-06-08' })).toEqual(['Almaty Museum of Arts']);
});

test('one date alone is a trip of one day, and an end before the start is ignored', () => {
  expect(searchNames({ q: 'museum of arts', from: '2027-06-07' })).toEqual([]);
  expect(searchNames({ q: 'museum of arts', to: '2027-06-07' })).toEqual([]);
  expect(searchNames({ q: 'museum of arts', from: '2027-06-07', to: '2027-06-01' })).toEqual([]);
});

test('keeps what is out of season by an estimate', () => {
  expect(searchNames({ q: 'furmanov', from: '2027-01-10', to: '2027-01-12' })).toEqual(['Furmanov Peak']);
});
