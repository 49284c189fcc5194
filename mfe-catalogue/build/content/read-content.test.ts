import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentError } from '@almaty/content';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CONTENT_FOLDER, readContent, WORKSPACE } from './read-content.ts';

const workspace = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
const inContent = (file: string) => path.join(workspace, CONTENT_FOLDER, file);
const changed = new Map<string, string>();

/** Replaces a text in a file of the content, as somebody who makes a mistake does. */
function change(file: string, text: string | RegExp, by: string): void {
  const before = readFileSync(inContent(file), 'utf8');
  const after = before.replace(text, by);
  if (after === before) throw new Error(`${file} has no ${text}`);
  if (!changed.has(file)) changed.set(file, before);
  writeFileSync(inContent(file), after);
}

/** The mistakes of the content, without the folder of its files; empty when it is valid. */
function getMistakes(): string[] {
  try {
    readContent(workspace);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const [first, ...lines] = error.message.split('\n');
    expect(first).toBe('The catalogue cannot be published:');
    return lines.map((line) => line.replace(`${CONTENT_FOLDER}/`, ''));
  }
}

beforeAll(() => {
  cpSync(path.join(WORKSPACE, CONTENT_FOLDER), inContent(''), { recursive: true });
  // What editors write of Medeu must not decide whether the code is right.
  cpSync(path.join(import.meta.dirname, '../testing/medeu.yml'), inContent('locations/medeu.yml'));
});
afterEach(() => {
  for (const [file, text] of changed) writeFileSync(inContent(file), text);
  changed.clear();
});
afterAll(() => rmSync(workspace, { recursive: true }));

test('the content of this repository is valid', () => {
  expect(() => readContent()).not.toThrow();
});

const MEDEU = 'locations/medeu.yml';
const HIKING = 'activities/hiking.yml';
const SUMMER = 'sample-itineraries/summer-1.yml';

test.each<[what: string, file: string, text: string | RegExp, by: string, mistake: string]>([
  [
    'a colon without quotes',
    MEDEU,
    'en: Ice rink closed',
    'en: Ice rink: closed',
    "medeu.yml:12: Nested mappings are not allowed in compact mappings. Write each field as name: text, and put 'quotes' around a text that contains a colon",
  ],
  [
    'a text for a number',
    MEDEU,
    'value: 1691',
    'value: high',
    'medeu.yml:59: elevationMetres.value: Write a whole number',
  ],
  ['a number for a text', MEDEU, 'en: Medeu\n', 'en: 42\n', 'medeu.yml:4: name.en: Write a text'],
  [
    'a text without its language',
    MEDEU,
    'name:\n  en: Medeu',
    'name: Medeu',
    'medeu.yml:3: name: Write the text below the name of its field, a line for each language: en: …',
  ],
  [
    'a text in an unknown language',
    MEDEU,
    'en: Medeu\n',
    'en: Medeu\n  de: Medeo\n',
    'medeu.yml:5: name.de: There is no such field: correct its name or remove it',
  ],
  [
    'a text that is too long',
    MEDEU,
    'en: Ice rink closed',
    `en: ${'x'.repeat(41)}`,
    'medeu.yml:12: notice.label.en: Write at most 40 characters; this text has 41',
  ],
  [
    'swapped coordinates',
    MEDEU,
    'lat: 43.1575\n    lon: 77.059',
    'lat: 77.059\n    lon: 43.1575',
    'medeu.yml:53: position.value.lat: Write at most 56',
  ],
  [
    'a longest drive that is shorter than the shortest',
    MEDEU,
    'value: [0.5, 0.75]',
    'value: [1, 0.5]',
    'medeu.yml:69: driveHours.value: Write the shortest drive first',
  ],
  [
    'an unknown source',
    MEDEU,
    'sources: [baltastour-medeu]',
    'sources: [hearsay]',
    'medeu.yml:66: roadKm.sources.0: There is no source hearsay: add it to content/sources/hearsay.yml',
  ],
  [
    'no source',
    MEDEU,
    'sources: [baltastour-medeu]',
    'sources: []',
    'medeu.yml:66: roadKm.sources: Add at least one source',
  ],
  [
    'a source that is no name of a file',
    MEDEU,
    'sources: [baltastour-medeu]',
    'sources: ["Baltas Tour"]',
    'medeu.yml:66: roadKm.sources.0: Write the name of a file of content/sources, without .yml, instead of Baltas Tour',
  ],
  [
    'a day of check that is no day',
    MEDEU,
    /(baltastour-medeu\]\n {2}checkedOn:) \S+/,
    '$1 today',
    'medeu.yml:67: roadKm.checkedOn: Write the day of the check as yyyy-MM-dd, or: not yet',
  ],
  [
    'a check that lies in the future',
    MEDEU,
    /(baltastour-medeu\]\n {2}checkedOn:) \S+/,
    '$1 2099-01-01',
    'medeu.yml:67: roadKm.checkedOn: Write a day that is not in the future',
  ],
  [
    'a fact without a day of check',
    MEDEU,
    /(baltastour-medeu\])\n {2}checkedOn: \S+/,
    '$1',
    'medeu.yml:63: roadKm.checkedOn: Add this field: it is missing',
  ],
  [
    'a day of check of what has no published source',
    MEDEU,
    'sources: [baltastour-medeu]',
    'sources: [general-knowledge]',
    'medeu.yml:67: roadKm.checkedOn: Name a published source, or write not yet: nobody can compare this with anything',
  ],
  [
    'a published source that nobody compared with',
    MEDEU,
    /(baltastour-medeu\]\n {2}checkedOn:) \S+/,
    '$1 not yet',
    'medeu.yml:67: roadKm.checkedOn: Write the day on which you compared this with its sources',
  ],
  [
    'an unknown confidence',
    MEDEU,
    'value: 1691\n  confidence: high',
    'value: 1691\n  confidence: sure',
    'medeu.yml:60: elevationMetres.confidence: There is no confidence "sure": choose one of high, medium, low',
  ],
  [
    'months out of order',
    MEDEU,
    'value: [4, 5, 6, 7, 8, 9, 10]',
    'value: [5, 4]',
    'medeu.yml:82: bestMonths.value: Write the months in ascending order, each once',
  ],
  [
    'an arrival point that does not exist',
    MEDEU,
    'arrivalNode:\n  value: medeu',
    'arrivalNode:\n  value: atlantis',
    'medeu.yml:36: arrivalNode.value: There is no place atlantis: write an id of content/roads.yml',
  ],
  [
    'neither an arrival point nor a road',
    MEDEU,
    /arrivalNode:\n( {2}.*\n)+/,
    '',
    'medeu.yml:1: road: Write either an arrival point, which is a place of Roads, or a road',
  ],
  [
    'a related location that does not exist',
    MEDEU,
    'value: [2, 5, 11,',
    'value: [2, 99, 11,',
    'medeu.yml:163: combinesWith.value.1: There is no location with the number 99',
  ],
  [
    'a base that does not exist',
    'locations/altyn-emel.yml',
    /overnightBase:\n {2}value: .*/,
    'overnightBase:\n  value: atlantis',
    'There is no base atlantis: write an id of content/bases.yml',
  ],
  [
    'a closed location without a reason',
    MEDEU,
    /\n {2}reason:\n.*/,
    '',
    'notice.reason: Say why, unless the place is open',
  ],
  [
    'a notice that ends before it begins',
    MEDEU,
    'to: 2027-12-31',
    'to: 2025-01-31',
    'medeu.yml:10: notice.to: The last day must not be before the first',
  ],
  [
    'a day that does not exist',
    MEDEU,
    'reviewBy: 2027-06-30',
    'reviewBy: 2027-02-30',
    'notice.reviewBy: Write the date as yyyy-MM-dd, such as 2026-11-20',
  ],
  [
    'a review day before the check',
    MEDEU,
    'reviewBy: 2027-06-30',
    'reviewBy: 2026-11-22',
    'notice.reviewBy: The review day must be after the day of the check',
  ],
  [
    'hours that are no opening hours',
    MEDEU,
    'hours: 24/7',
    'hours: nine to five',
    'openingHours.hours: “nine” is no day or month: write days as Mo, Tu, We, Th, Fr, Sa, Su, and months as Jan, Feb, Mar',
  ],
  ['a fee that is no whole number', MEDEU, 'adultTenge: 0', 'adultTenge: 1.5', 'fee.adultTenge: Write a whole number'],
  [
    'an unknown field',
    MEDEU,
    'category:',
    'kategory: Nature\ncategory:',
    'medeu.yml:2: kategory: There is no such field',
  ],
  [
    'a missing field',
    MEDEU,
    /visitMinutes:\n( {2}.*\n)+/,
    '',
    'medeu.yml:1: visitMinutes: Add this field: it is missing',
  ],
  [
    'an unknown category',
    MEDEU,
    'category: City Experience',
    'category: Seaside',
    'category: There is no category "Seaside": choose one of Nature, Mountain Routes, City Experience',
  ],
  [
    'a number that another location has',
    MEDEU,
    'id: 4\n',
    'id: 5\n',
    'id: Write another one: mfe-catalogue/content/locations/medeu.yml has 5',
  ],
  [
    'an unknown intensity',
    HIKING,
    'intensity: Medium',
    'intensity: Huge',
    'intensity: There is no intensity "Huge": choose one of Low, Medium, High',
  ],
  [
    'an edge to a place that does not exist',
    'roads.yml',
    /\n {4}to: .*/,
    '\n    to: atlantis',
    'edges.0.to: There is no place atlantis: write an id of content/roads.yml',
  ],
  [
    'a sample itinerary with an unknown location',
    SUMMER,
    'locationIds: [4,',
    'locationIds: [99,',
    'summer-1.yml:13: days.0.locationIds.0: There is no location with the number 99',
  ],
  [
    'search words of a location that does not exist',
    'search-words.yml',
    'locations: [furmanov-peak,',
    'locations: [black-sea,',
    'There is no location black-sea: write the name of a file of content/locations, without .yml',
  ],
  [
    'an activity of search words that is possible nowhere',
    'search-words.yml',
    /$/,
    '- words: [cooking]\n  activities: [2]\n',
    'The activity 2 is possible at no location',
  ],
  [
    'search words that find nothing',
    'search-words.yml',
    /$/,
    '- words: [sea]\n',
    'Name locations, categories, activities or themes, or write a note',
  ],
  [
    'an address of a source that is incomplete',
    'sources/wikipedia-shymbulak.yml',
    'url: https://',
    'url: ',
    'wikipedia-shymbulak.yml:5: url: Write the whole address, such as https://egov.kz/',
  ],
  [
    'a source that is about something else',
    MEDEU,
    '[informburo-bus-12, general-knowledge]',
    '[informburo-posts-big-almaty-lake]',
    'medeu.yml:134: bus.sources.0: “informburo.kz on posts at Big Almaty Lake” names neither the entry nor this fact: name another source, or write in content/sources/informburo-posts-big-almaty-lake.yml what else it is about',
  ],
  [
    'a source that is titled by its host alone',
    'sources/wikipedia-shymbulak.yml',
    'en: wikipedia.org on Shymbulak',
    'en: wikipedia.org',
    'wikipedia-shymbulak.yml:1: title: Write what it is about behind the name: inform.kz on the airport buses',
  ],
  [
    'a telephone number without its country',
    'contacts/central-state-museum.yml',
    '+7 727 264 55 77',
    '264-55-77',
    'central-state-museum.yml:5: phone: Write the number with its country and spaces: +7 727 264 55 77',
  ],
  [
    'a contact that does not exist',
    HIKING,
    'contacts: [rescuers]',
    'contacts: [nobody]',
    'hiking.yml:11: contacts.0: There is no contact nobody: add it to content/contacts/nobody.yml',
  ],
  [
    'a park that does not exist',
    'locations/terra-meadow.yml',
    'park: ile-alatau',
    'park: tian-shan',
    'park: There is no park tian-shan: write the name of a file of content/parks, without .yml',
  ],
])('names file, line and field of %s, and what to write instead', (_what, file, text, by, mistake) => {
  change(file, text, by);
  expect(getMistakes().join('\n')).toContain(mistake);
});

test('a location that no road reaches is named', () => {
  change('roads.yml', /from: medeu$/gm, 'from: shymbulak');
  change('roads.yml', /to: medeu$/gm, 'to: shymbulak');
  expect(getMistakes().join('\n')).toContain(
    'medeu.yml:36: arrivalNode.value: No road of content/roads.yml reaches medeu',
  );
});

test('a file that is missing, has a wrong name, or is of no kind is named', () => {
  rmSync(inContent('bases.yml'));
  writeFileSync(inContent('locations/Sea side.yml'), 'id: 1\n');
  writeFileSync(inContent('locations/notes.txt'), 'A note');
  const mistakes = getMistakes().join('\n');
  cpSync(path.join(WORKSPACE, CONTENT_FOLDER, 'bases.yml'), inContent('bases.yml'));
  for (const file of ['locations/Sea side.yml', 'locations/notes.txt']) rmSync(inContent(file));
  expect(mistakes).toContain('bases.yml:1: This file is missing: the site needs it');
  expect(mistakes).toContain('Sea side.yml:1: Use only a to z, digits and hyphens in the file name');
  expect(mistakes).toMatch(/notes\.txt:1: This file belongs to nothing on the site: move it to one of .*<name>\.yml/);
});
