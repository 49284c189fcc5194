import { describe, expect, test } from 'vitest';
import { type CollectionId, collections } from '../schema/collections.ts';
import { formatIssue } from './content-error.ts';
import { validateFile } from './validate-file.ts';

const tip = {
  title: 'Tipping',
  order: '2',
  sources: '[{ title: egov.kz, url: https://egov.kz/ }]',
  lastChecked: '2026-11-20',
  reviewMonths: '24',
};

/** Creates the text of a tip's file with changed fields and a body; a field that is undefined is left out. */
function createFile(changes: Readonly<Record<string, string | undefined>> = {}, body = 'Round up.'): string {
  const fields = Object.entries({ ...tip, ...changes }).filter(([, value]) => value !== undefined);
  return `---\n${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${body}\n`;
}

const getIssues = (text: string, id: CollectionId = 'money') =>
  validateFile(collections[id], 'tip.md', text).issues.map(formatIssue);

test('a valid file gives its fields and its parsed text', () => {
  const { entry } = validateFile(collections.money, 'tip.md', createFile({}, 'Round **up**, [here](/locations).'));
  expect(entry).toEqual({
    title: 'Tipping',
    order: 2,
    sources: [{ title: 'egov.kz', url: 'https://egov.kz/' }],
    lastChecked: '2026-11-20',
    reviewMonths: 24,
    body: [
      {
        tag: 'p',
        children: [
          'Round ',
          { tag: 'strong', children: ['up'] },
          ', ',
          { tag: 'a', href: '/locations', children: ['here'] },
          '.',
        ],
      },
    ],
  });
});

describe('reports file, line, field and what to write instead', () => {
  test.each<[string, string, string]>([
    [
      'a title that is too long',
      createFile({ title: 'x'.repeat(49) }),
      'tip.md:2: title: Write at most 48 characters; this text has 49',
    ],
    ['an empty title', createFile({ title: "''" }), 'tip.md:2: title: Write a text: this field is empty'],
    ['a number written as a word', createFile({ order: 'two' }), 'tip.md:3: order: Write a whole number'],
    ['a number out of bounds', createFile({ reviewMonths: '48' }), 'tip.md:6: reviewMonths: Write at most 36'],
    [
      'a date that does not exist',
      createFile({ lastChecked: '2026-02-30' }),
      'tip.md:5: lastChecked: Write the date as yyyy-MM-dd, such as 2026-11-20',
    ],
    ['a missing field', createFile({ order: undefined }), 'tip.md:2: order: Add this field: it is missing'],
    ['no source', createFile({ sources: '[]' }), 'tip.md:4: sources: Add at least one source'],
    [
      'an address that is incomplete',
      createFile({ sources: '[{ title: a, url: egov.kz }]' }),
      'tip.md:4: sources.0.url: Write the whole address, such as https://egov.kz/',
    ],
    [
      'a published source without a day of check',
      createFile({ lastChecked: undefined }),
      'tip.md:2: lastChecked: Add the day on which you compared this with its sources',
    ],
    [
      'general knowledge with a day of check',
      createFile({ sources: '[{ title: General knowledge }]' }),
      'tip.md:5: lastChecked: Remove this day, or add the address of a source: general knowledge cannot be compared with anything',
    ],
    [
      'an unknown field',
      createFile({ sorce: 'x' }),
      'tip.md:7: sorce: There is no such field: correct its name or remove it',
    ],
    ['no text', createFile({}, ''), 'tip.md:8: body: Write a text: this field is empty'],
    [
      'a text that is too long',
      createFile({}, 'x'.repeat(421)),
      'tip.md:9: body: Write at most 420 characters; this text has 421',
    ],
    [
      'HTML',
      createFile({}, 'Round up.\n\nHello <b>you</b>'),
      'tip.md:11: body: HTML is not allowed in a tip: write **bold**, *italic*, lists and [links](/locations/medeu)',
    ],
    [
      'a script',
      createFile({}, '<script>alert(1)</script>'),
      'tip.md:9: body: HTML is not allowed in a tip: write **bold**, *italic*, lists and [links](/locations/medeu)',
    ],
    [
      'a heading',
      createFile({}, '# Tipping'),
      'tip.md:9: body: Headings are not allowed in the text: the title of the tip is its heading',
    ],
    [
      'a picture in the text',
      createFile({}, '![Coins](coins.png)'),
      'tip.md:9: body: Pictures are not allowed in the text: choose one in the field picture, if the tip has that field',
    ],
    [
      'a link to a page that does not exist',
      createFile({}, 'See [this](/locations/atlantis).'),
      'tip.md:9: body: The site has no page /locations/atlantis: write the address of a page, such as /locations/medeu',
    ],
    [
      'a link that runs a script',
      createFile({}, '[x](javascript:alert(1))'),
      'tip.md:9: body: The link javascript:alert(1) is not allowed: write https:// and the address, or a page of the site such as /locations/medeu',
    ],
    [
      'a link to another host that looks like a path',
      createFile({}, '[x](//evil.example)'),
      'tip.md:9: body: The link //evil.example is not allowed: write https:// and the address, or a page of the site such as /locations/medeu',
    ],
    [
      'a file without fields',
      'Round up.',
      'tip.md:1: Start the file with a line of ---, then the fields, then another line of ---',
    ],
    [
      'a colon without quotes',
      createFile({ title: 'a: b' }),
      "tip.md:2: Nested mappings are not allowed in compact mappings. Write each field as name: text, and put 'quotes' around a text that contains a colon",
    ],
  ])('%s', (_, text, issue) => {
    expect(getIssues(text)).toContain(issue);
  });

  test('a link to a section that does not exist', () => {
    expect(getIssues(createFile({}, '[x](#atlantis)')).join()).toMatch(
      /^tip.md:9: body: There is no section #atlantis: choose one of #best-times, #weather/,
    );
  });

  test('a picture that does not exist', () => {
    expect(getIssues(createFile({ picture: 'atlantis' }), 'best-times').join('\n')).toMatch(
      /tip.md:7: picture: There is no picture "atlantis": choose one of .*medeu/,
    );
  });

  test('an item that is in the list twice', () => {
    const list =
      'intro: Pack.\nsources:\n  - title: a\nreviewMonths: 1\nitems:\n  - item: A scarf\n  - item: A scarf\n';
    expect(getIssues(list, 'packing-list')).toEqual([
      'tip.md:7: items.1.item: Write this thing only once: it is already in the list',
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
    const list = `intro: a\nsources:\n  - title: a\nreviewMonths: 1\nitems:\n  - name: A\n    ${fields}\n`;
    expect(getIssues(list, 'holidays').join()).toContain(issue);
  });

  test('a night temperature above that of the day', () => {
    const month = 'items:\n  - month: January\n    high: 1\n    low: 2\n    rain: 3\n';
    expect(getIssues(`intro: a\n${month}`, 'climate')).toContain(
      'tip.md:5: items.0.low: Write a night temperature that is not above that of the day',
    );
  });

  test.each(['', 'a text', '- a'])('a file that contains %j instead of fields', (text) => {
    expect(getIssues(text, 'holidays').join()).toContain('Write fields here, each as name: text');
  });

  test('a field of a list item', () => {
    const list = 'intro: Call.\nsources:\n  - title: a\nreviewMonths: 1\nitems:\n  - number: 112\n    service: All\n';
    expect(getIssues(list, 'emergency-numbers')).toEqual([
      "tip.md:6: items.0.number: Write the number in quotes, such as '112'",
    ]);
  });
});
