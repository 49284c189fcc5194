import { formatIssue, type Source } from '@almaty/content';
import { readText } from '@almaty/content/node';
import { describe, expect, test } from 'vitest';
import { type CollectionId, collections } from '../src/schema/collections.ts';
import { findMoreMistakes } from '../src/validation/validate-values.ts';

const sources: Readonly<Record<string, Source>> = {
  egov: { title: { en: 'egov.kz on tipping' }, url: 'https://egov.kz/' },
  'general-knowledge': { title: { en: 'General knowledge' }, unpublished: true },
};
const tip = {
  title: '{ en: Tipping }',
  order: '2',
  sources: '[egov]',
  lastChecked: '2026-11-20',
  reviewMonths: '24',
};

/** Creates the text of a tip's file with changed fields and a text; a field that is undefined is left out. */
function createFile(changes: Readonly<Record<string, string | undefined>> = {}, body = 'Round up.'): string {
  const fields = Object.entries({ ...tip, ...changes }).filter(([, value]) => value !== undefined);
  const lines = body.split('\n').map((line) => `    ${line}`);
  return [...fields.map(([name, value]) => `${name}: ${value}`), 'body:', '  en: |', ...lines, ''].join('\n');
}

const read = (text: string, id: CollectionId = 'money') =>
  readText(collections[id].schema, 'tip.yml', text, (values) => findMoreMistakes(values, sources));
const getIssues = (text: string, id?: CollectionId) => read(text, id).issues.map(formatIssue);

test('a valid file gives its fields', () => {
  expect(read(createFile({}, 'Round **up**.')).files.map(({ entry }) => entry)).toEqual([
    {
      title: { en: 'Tipping' },
      order: 2,
      sources: ['egov'],
      lastChecked: '2026-11-20',
      reviewMonths: 24,
      body: { en: 'Round **up**.' },
    },
  ]);
});

describe('reports file, line, field and what to write instead', () => {
  test.each<[string, string, string]>([
    [
      'a title that is too long',
      createFile({ title: `{ en: ${'x'.repeat(49)} }` }),
      'tip.yml:1: title.en: Write at most 48 characters; this text has 49',
    ],
    ['an empty title', createFile({ title: "{ en: '' }" }), 'tip.yml:1: title.en: Write a text: this field is empty'],
    ['a number written as a word', createFile({ order: 'two' }), 'tip.yml:2: order: Write a whole number'],
    ['a number out of bounds', createFile({ reviewMonths: '48' }), 'tip.yml:5: reviewMonths: Write at most 36'],
    [
      'a date that does not exist',
      createFile({ lastChecked: '2026-02-30' }),
      'tip.yml:4: lastChecked: Write the date as yyyy-MM-dd, such as 2026-11-20',
    ],
    ['a missing field', createFile({ order: undefined }), 'tip.yml:1: order: Add this field: it is missing'],
    ['no source', createFile({ sources: '[]' }), 'tip.yml:3: sources: Add at least one source'],
    [
      'a source that does not exist',
      createFile({ sources: '[egov, hearsay]' }),
      'tip.yml:3: sources.1: There is no source hearsay: add it to content/sources/hearsay.yml',
    ],
    [
      'a published source without a day of check',
      createFile({ lastChecked: undefined }),
      'tip.yml:1: lastChecked: Write the day on which you compared this with its sources',
    ],
    [
      'general knowledge with a day of check',
      createFile({ sources: '[general-knowledge]' }),
      'tip.yml:4: lastChecked: Name a published source, or remove this day: nobody can compare this with anything',
    ],
    [
      'an unknown field',
      createFile({ sorce: 'x' }),
      'tip.yml:6: sorce: There is no such field: correct its name or remove it',
    ],
    ['no text', createFile({}, ''), 'tip.yml:7: body.en: Write a text: this field is empty'],
    [
      'a text that is too long',
      createFile({}, 'x'.repeat(421)),
      'tip.yml:7: body.en: Write at most 420 characters; this text has 421',
    ],
    [
      'HTML',
      createFile({}, 'Round up.\n\nHello <b>you</b>'),
      'tip.yml:10: body.en: HTML is not allowed in a tip: write **bold**, *italic*, lists and [links](/locations/medeu)',
    ],
    [
      'a script',
      createFile({}, '<script>alert(1)</script>'),
      'tip.yml:8: body.en: HTML is not allowed in a tip: write **bold**, *italic*, lists and [links](/locations/medeu)',
    ],
    [
      'a heading',
      createFile({}, '# Tipping'),
      'tip.yml:8: body.en: Headings are not allowed in the text: the title of the tip is its heading',
    ],
    [
      'a picture in the text',
      createFile({}, '![Coins](coins.png)'),
      'tip.yml:8: body.en: Pictures are not allowed in the text: choose one in the field picture, if the tip has that field',
    ],
    [
      'a link to a page that does not exist',
      createFile({}, 'See [this](/locations/atlantis).'),
      'tip.yml:8: body.en: The site has no page /locations/atlantis: write the address of a page, such as /locations/medeu',
    ],
    [
      'a link that runs a script',
      createFile({}, '[x](javascript:alert(1))'),
      'tip.yml:8: body.en: The link javascript:alert(1) is not allowed: write https:// and the address, or a page of the site such as /locations/medeu',
    ],
    [
      'a link to another host that looks like a path',
      createFile({}, '[x](//evil.example)'),
      'tip.yml:8: body.en: The link //evil.example is not allowed: write https:// and the address, or a page of the site such as /locations/medeu',
    ],
    ['a file without fields', 'Round up.', 'tip.yml:1: Write fields here, each as name: text'],
    [
      'a colon without quotes',
      createFile({ title: 'a: b' }),
      "tip.yml:1: Nested mappings are not allowed in compact mappings. Write each field as name: text, and put 'quotes' around a text that contains a colon",
    ],
  ])('%s', (_, text, issue) => {
    expect(getIssues(text)).toContain(issue);
  });

  test('a link to a section that does not exist', () => {
    expect(getIssues(createFile({}, '[x](#atlantis)')).join()).toMatch(
      /^tip.yml:8: body.en: There is no section #atlantis: choose one of #best-times, #weather/,
    );
  });

  test('a picture that does not exist', () => {
    expect(getIssues(createFile({ picture: 'atlantis' }), 'best-times').join('\n')).toMatch(
      /tip.yml:6: picture: There is no picture "atlantis": choose one of .*medeu/,
    );
  });

  test('an item that is in the list twice', () => {
    const list =
      'intro: { en: Pack. }\nsources: [general-knowledge]\nreviewMonths: 1\nitems:\n  - item: { en: A scarf }\n  - item: { en: A scarf }\n';
    expect(getIssues(list, 'packing-list')).toEqual([
      'tip.yml:6: items.1.item: Write this thing only once: it is already in the list',
    ]);
  });

  test.each([
    ['neither a yearly date nor dates', 'month: May', 'items.0: Write either month and day, or dates'],
    [
      'both',
      'month: May\n    day: 1\n    dates:\n      - date: 2027-05-01',
      'items.0: Write either month and day, or dates',
    ],
    ['a day that its month does not have', 'month: February\n    day: 29', 'items.0.day: February has no day 29'],
  ])('a holiday with %s', (_, fields, issue) => {
    const list = `intro: { en: a }\nsources: [general-knowledge]\nreviewMonths: 1\nitems:\n  - name: { en: A }\n    ${fields}\n`;
    expect(getIssues(list, 'holidays').join()).toContain(issue);
  });

  test.each(['2027-03-14', '2027-03-13'])('an event whose last day is %s, no day after the first one', (lastDay) => {
    const event = `title: { en: A }\nfirstDay: 2027-03-14\nlastDay: ${lastDay}\nwhere: { en: A }\nnote: { en: A. }\nsources: [general-knowledge]\nreviewMonths: 1\n`;
    expect(getIssues(event, 'events')).toEqual([
      'tip.yml:3: lastDay: Write a day after the first one, or leave it out for an event of one day',
    ]);
  });

  test('a night temperature above that of the day', () => {
    const month = 'items:\n  - month: January\n    high: 1\n    low: 2\n    rain: 3\n';
    expect(getIssues(`intro: { en: a }\n${month}`, 'climate')).toContain(
      'tip.yml:5: items.0.low: Write a night temperature that is not above that of the day',
    );
  });

  test.each(['', 'a text', '- a'])('a file that contains %j instead of fields', (text) => {
    expect(getIssues(text, 'holidays').join()).toContain('Write fields here, each as name: text');
  });

  test('a field of a list item', () => {
    const list =
      'intro: { en: Call. }\nsources: [general-knowledge]\nreviewMonths: 1\nitems:\n  - number: 112\n    service: { en: All }\n';
    expect(getIssues(list, 'emergency-numbers')).toEqual([
      "tip.yml:5: items.0.number: Write the number in quotes, such as '112'",
    ]);
  });
});
