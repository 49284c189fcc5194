import { expect, test, vi } from 'vitest';
import locations from '#generated/locations.json' with { type: 'json' };
import { searchLocations } from './search-locations.ts';
import { EMPTY_QUERY, type SearchQuery } from './search-query.ts';

// What editors write must not decide whether the code is right.
vi.mock('../../content/view-models/search-entries.ts', async () => {
  const { createSearchEntries } = await import('../../../build/view-models/search-entries.ts');
  const { testContent } = await import('../../../build/testing/test-content.ts');
  return { searchEntries: createSearchEntries(testContent) };
});

const TODAY = '2026-11-22';
const searchNames = (query: Partial<SearchQuery>) =>
  searchLocations({ ...EMPTY_QUERY, ...query }, TODAY).found.map(({ name }) => name);

test('an empty query finds all locations in the order of the catalogue', () => {
  expect(searchNames({})).toEqual(locations.map(({ name }) => name));
  expect(searchLocations(EMPTY_QUERY, TODAY)).toMatchObject({ closed: [], removals: [] });
});

// Names, also in other languages, in Latin letters, without spaces and misspelt.
test.each([
  ['charyn', ['Charyn Canyon']],
  ['  CHARYN  ', ['Charyn Canyon']],
  ['шарын', ['Charyn Canyon']],
  ['Чарынский каньон', ['Charyn Canyon']],
  ['kolsai', ['Kolsay Lake']],
  ['assy', ['Asy Plateau']],
  ['көлсай', ['Kolsay Lake']],
  ['колсай', ['Kolsay Lake']],
  ['kok-zhailau', ['Kok Zhailau']],
  ['kokzhailau', ['Kok Zhailau']],
  ['chimbulak', ['Shymbulak Ski Resort']],
  ['waterfal butakovski', ['Butakovsky Waterfall']],
  ['botancal gardns', ['Almaty Botanical Gardens']],
  ['zelenyy bazar', ['Green Bazaar']],
  ['медеу', ['Medeu']],
  ['(', []],
  ['😀', []],
  ['xyzzy', []],
])('the name “%s” finds %j', (q, names) => {
  expect(searchNames({ q })).toEqual(names);
});

// How people shorten, misspell and call what the guide has.
test.each([
  ['БАО', 'Big Almaty Lake'],
  ['озеро БАО', 'Big Almaty Lake'],
  ['каньон', 'Charyn Canyon'],
  ['ски', 'Shymbulak Ski Resort'],
  ['чимбулак', 'Shymbulak Ski Resort'],
  ['шимбулак', 'Shymbulak Ski Resort'],
  ['Медео', 'Medeu'],
  ['лестница здоровья', 'Medeu'],
  ['кульсай', 'Kolsay Lake'],
  ['ЦГМ', 'Central State Museum of Kazakhstan'],
  ['ботсад', 'Almaty Botanical Gardens'],
  ['арбат алматы', 'Arbat'],
  ['botanical garden kazakhstan', 'Almaty Botanical Gardens'],
  ['өзен', 'Charyn Canyon'],
  ['конная прогулка', 'Kolsay Lake'],
  ['закат', 'Shymbulak Ski Resort'],
])('“%s” finds %s', (q, name) => {
  expect(searchNames({ q })).toContain(name);
});

// What is also in Almaty, apart from the places of the tabs.
test.each([
  ['Көктөбе', 'Kok-Tobe'],
  ['Кок-Тюбе', 'Kok-Tobe'],
  ['kok tobe cable car', 'Kok-Tobe'],
  ['баня', 'Arasan Baths'],
  ['метро', 'Almaty Metro'],
  ['tamgaly', 'Tamgaly Petroglyphs'],
  ['zoo', 'Almaty Zoo'],
  ['опера', 'Abay Opera and Ballet Theatre'],
  ['чунджа', 'Chundzha Hot Springs'],
  ['kasteev', 'Kasteev Museum of Arts'],
  ['мечеть', 'Central Mosque'],
])('“%s” finds %s, which is also in Almaty', (q, name) => {
  const { also } = searchLocations({ ...EMPTY_QUERY, q }, TODAY);
  expect(also.map((found) => found.name)).toContain(name);
  expect(searchNames({ q })).not.toContain(name);
});

test('a filter applies to what is also in Almaty, and no option counts it', () => {
  const city = searchLocations({ ...EMPTY_QUERY, tab: 'city' }, TODAY);
  expect(city.also.length).toBeGreaterThan(0);
  expect(new Set(city.also.map(({ category }) => category))).toEqual(new Set(['City Experience']));
  expect(city.optionCounts.tab.city).toBe(city.found.length);
});

// What the guide lacks, or has elsewhere: the closest, and a note that says so.
test.each([
  ['sledding', 'Medeu', 'no page of sledding'],
  ['cinema', 'Palace of the Republic', 'no cinema'],
  ['playground', 'First President Park', 'no playground'],
])('“%s” finds %s, and a note says what it is', (q, name, note) => {
  expect(searchNames({ q })).toContain(name);
  expect(searchLocations({ ...EMPTY_QUERY, q }, TODAY).note).toContain(note);
});

test.each(['atv', 'эндуро'])('“%s” finds no place, and a note leads to the activities', (q) => {
  const { found, note } = searchLocations({ ...EMPTY_QUERY, q }, TODAY);
  expect(found).toEqual([]);
  expect(note).toContain('among the activities');
});

test.each(['', 'charyn', 'zoological', 'museum'])('“%s” has no note', (q) => {
  expect(searchLocations({ ...EMPTY_QUERY, q }, TODAY).note).toBeUndefined();
});

// What people want, in three languages: what only mentions it comes after these.
test.each([
  ['skating', ['Medeu']],
  ['каток', ['Medeu']],
  ['мұз айдыны', ['Medeu']],
  ['cathedral', ['28 Panfilov Guardsmen Park']],
  ['собор', ['28 Panfilov Guardsmen Park']],
  ['market', ['Green Bazaar']],
  ['базар', ['Green Bazaar']],
  ['dune', ['Altyn-Emel']],
  ['dunes', ['Altyn-Emel']],
  ['skiing', ['Shymbulak Ski Resort', 'Ak Bulak Ski Resort']],
  ['шаңғы', ['Shymbulak Ski Resort', 'Ak Bulak Ski Resort']],
  ['paragliding', ['Shymbulak Ski Resort']],
  ['dinosaur', ['Central State Museum of Kazakhstan']],
  ['lake almaty', ['Big Almaty Lake', 'Big Almaty Lake route']],
  ['a park in the city', ['28 Panfilov Guardsmen Park', 'First President Park']],
  ['waterfalls', ['Butakovsky Waterfall', 'Turgen Gorge', 'Gorelnik Trail', 'Terra Meadow']],
])('“%s” finds first %j', (q, names) => {
  expect(searchNames({ q }).slice(0, names.length).toSorted()).toEqual(names.toSorted());
});

const LAKES = ['Kolsay Lake', 'Kaindy Lake', 'Big Almaty Lake', 'Issyk Lake', 'Zhasylkol Lake'];
test.each(['lake', 'lakes', 'озеро', 'көл'])('“%s” finds all lakes', (q) => {
  expect(searchNames({ q })).toEqual(expect.arrayContaining(LAKES));
});

test.each(['hike', 'hiking', 'поход', 'горы', 'тау'])('“%s” finds the mountain routes', (q) => {
  const names = locations.filter(({ category }) => category === 'Mountain Routes').map(({ name }) => name);
  expect(searchNames({ q })).toEqual(expect.arrayContaining(names));
});

test.each(['family', 'children', 'семья', 'отбасы'])('“%s” finds what suits families', (q) => {
  expect(searchNames({ q })).toEqual(searchNames({ family: 'yes' }));
});

test('a match in the name comes before one in the description, and both before one in the facts', () => {
  const names = searchNames({ q: 'museum' });
  expect(names.slice(0, 2).toSorted()).toEqual(['Almaty Museum of Arts', 'Central State Museum of Kazakhstan']);
  expect(searchNames({ q: 'park' }).slice(0, 3)).toEqual([
    '28 Panfilov Guardsmen Park',
    'First President Park',
    'Altyn-Emel',
  ]);
});

test('finds every location by its English name', () => {
  for (const { name } of locations) expect(searchNames({ q: name })).toContain(name);
});

test('applies all filters at once', () => {
  expect(searchNames({ tab: 'mountains', difficulty: 'Very Hard' })).toEqual(['Big Almaty Peak']);
  expect(searchNames({ tab: 'nature', difficulty: 'Hard' })).toEqual([]);
  expect(searchNames({ tab: 'nature', month: '1' })).toEqual([]);
  expect(searchNames({ tab: 'nature', drive: '2' })).toEqual(['Big Almaty Lake', 'Issyk Lake']);
});

test('compares the drive filter with the longest drive', () => {
  expect(searchNames({ q: 'shymbulak', drive: '1' })).toContain('Shymbulak Ski Resort');
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

test('themes are filters', () => {
  expect(searchNames({ winter: 'yes', family: 'yes', q: 'skiing' })).toEqual(['Shymbulak Ski Resort']);
  expect(searchNames({ noCar: 'yes', q: 'lake' })).toEqual(['Manshuk Mametova Lake']);
  expect(searchNames({ halfDay: 'yes', tab: 'mountains' })).toEqual(['Butakovsky Waterfall']);
});

test('counts what every option would find with the other filters as they are', () => {
  const query = { ...EMPTY_QUERY, tab: 'mountains', month: '7', difficulty: 'Hard' };
  const { optionCounts } = searchLocations(query, TODAY);
  for (const [name, counts] of Object.entries(optionCounts))
    for (const [value, count] of Object.entries(counts))
      expect([name, value, count]).toEqual([name, value, searchNames({ ...query, [name]: value }).length]);
  expect(optionCounts.difficulty).toEqual({ '': 10, Medium: 6, Hard: 3, 'Very Hard': 1 });
  expect(optionCounts.tab).toEqual({ '': 3, nature: 0, mountains: 3, city: 0 });
});

test('names the removals that help, the most helpful first', () => {
  const query = { ...EMPTY_QUERY, q: 'lake', difficulty: 'Hard', month: '1' };
  expect(searchLocations(query, TODAY).removals).toEqual([{ removed: { month: '' }, count: 1 }]);
  for (const { removed, count } of searchLocations({ ...query, difficulty: '', month: '2' }, TODAY).removals)
    expect(searchNames({ ...query, difficulty: '', month: '2', ...removed })).toHaveLength(count);
  expect(searchLocations({ ...EMPTY_QUERY, q: 'xyzzy', tab: 'city' }, TODAY).removals).toEqual([
    { removed: { q: '' }, count: locations.filter(({ category }) => category === 'City Experience').length },
  ]);
  expect(searchLocations({ ...EMPTY_QUERY, q: 'xyzzy', difficulty: 'Hard', month: '1' }, TODAY).removals).toEqual([]);
});

test('both dates of a trip are removed together', () => {
  const query = { ...EMPTY_QUERY, q: 'kaindy', from: '2027-02-01', to: '2027-02-10' };
  expect(searchLocations(query, TODAY).removals).toContainEqual({ removed: { from: '', to: '' }, count: 1 });
});

test('sorts by drive, or by season of the chosen, the trip’s or the current month', () => {
  const [first, second] = searchNames({ sort: 'drive' });
  expect([first, second]).toEqual(['Republic Square', 'Independence Monument']);
  const skiing = 'Ak Bulak Ski Resort';
  expect(searchNames({ sort: 'season', from: '2027-01-10' })[0]).toBe(skiing);
  expect(searchNames({ sort: 'season', month: '7' })).not.toContain(skiing);
  expect(searchLocations({ ...EMPTY_QUERY, sort: 'season' }, '2027-01-10').found[0]?.name).toBe(skiing);
  expect(searchLocations({ ...EMPTY_QUERY, sort: 'season' }, '2027-08-10').found[0]?.name).toBe(
    'Manshuk Mametova Lake',
  );
});
