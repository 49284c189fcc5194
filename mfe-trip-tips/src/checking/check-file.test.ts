import { describe, expect, test } from 'vitest';
import { type CollectionId, collections } from '../schema/collections.ts';
import { checkFile } from './check-file.ts';
import { problemText } from './problem.ts';

const tip = {
  title: 'Tipping',
  order: '2',
  source: 'somebody',
  checked: '2026-11-20',
  reviewMonths: '24',
};

/** A tip's file with some fields written otherwise, or left out, and a text. */
function file(change: Readonly<Record<string, string | undefined>> = {}, body = 'Round up.'): string {
  const fields = Object.entries({ ...tip, ...change }).filter(([, value]) => value !== undefined);
  return `---\n${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${body}\n`;
}

const problemsOf = (text: string, id: CollectionId = 'money') =>
  checkFile(collections[id], 'tip.md', text).problems.map(problemText);

test('a tip is its fields and its text', () => {
  const { entry } = checkFile(collections.money, 'tip.md', file({}, 'Round **up**, [here](/locations).'));
  expect(entry).toEqual({
    title: 'Tipping',
    order: 2,
    source: 'somebody',
    checked: '2026-11-20',
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

describe('says file, line, field and what to write instead', () => {
  test.each<[string, string, string]>([
    [
      'a title that is too long',
      file({ title: 'x'.repeat(49) }),
      'tip.md:2: title: Write at most 48 characters; these are 49',
    ],
    ['an empty title', file({ title: "''" }), 'tip.md:2: title: Write a text: this is empty'],
    ['a number in words', file({ order: 'two' }), 'tip.md:3: order: Write a whole number'],
    ['a number out of bounds', file({ reviewMonths: '48' }), 'tip.md:6: reviewMonths: Write at most 36'],
    [
      'a day that is none',
      file({ checked: '2026-02-30' }),
      'tip.md:5: checked: Write the day as yyyy-MM-dd, such as 2026-11-20',
    ],
    ['a field that is missing', file({ source: undefined }), 'tip.md:2: source: Write this field: it is missing'],
    [
      'a field nobody knows',
      file({ sorce: 'x' }),
      'tip.md:7: sorce: There is no such field: correct its name or take it away',
    ],
    ['no text', file({}, ''), 'tip.md:8: body: Write a text: this is empty'],
    [
      'a text that is too long',
      file({}, 'x'.repeat(421)),
      'tip.md:9: body: Write at most 420 characters; these are 421',
    ],
    [
      'HTML',
      file({}, 'Round up.\n\nHello <b>you</b>'),
      'tip.md:11: body: HTML has no place in a tip: write **bold**, *italic*, lists and [links](/locations/medeu)',
    ],
    [
      'a script',
      file({}, '<script>alert(1)</script>'),
      'tip.md:9: body: HTML has no place in a tip: write **bold**, *italic*, lists and [links](/locations/medeu)',
    ],
    [
      'a heading',
      file({}, '# Tipping'),
      'tip.md:9: body: A heading has no place in the text: the title of the tip is its heading',
    ],
    [
      'a picture in the text',
      file({}, '![Coins](coins.png)'),
      'tip.md:9: body: A picture has no place in the text: choose one in the field picture, where there is one',
    ],
    [
      'a page the site does not have',
      file({}, 'See [this](/locations/atlantis).'),
      'tip.md:9: body: The site has no page /locations/atlantis: write the address of a page, such as /locations/medeu',
    ],
    [
      'a link that runs',
      file({}, '[x](javascript:alert(1))'),
      "tip.md:9: body: The link javascript:alert(1) can't be followed: write https:// and the address, or a page of the site such as /locations/medeu",
    ],
    [
      'a link to another host that looks like a page',
      file({}, '[x](//evil.example)'),
      "tip.md:9: body: The link //evil.example can't be followed: write https:// and the address, or a page of the site such as /locations/medeu",
    ],
    [
      'no fields',
      'Round up.',
      'tip.md:1: Begin the file with a line of ---, then the fields, then another line of ---',
    ],
    [
      'a colon without quotes',
      file({ source: 'a: b' }),
      "tip.md:4: Nested mappings are not allowed in compact mappings. Write each field as name: text, and put 'quotes' round a text that has a colon in it",
    ],
  ])('%s', (_, text, problem) => {
    expect(problemsOf(text)).toContain(problem);
  });

  test('a section the page does not have', () => {
    expect(problemsOf(file({}, '[x](#atlantis)')).join()).toMatch(
      /^tip.md:9: body: There is no section #atlantis: choose one of #best-times, #weather/,
    );
  });

  test('a picture that is missing', () => {
    expect(problemsOf(file({ picture: 'atlantis' }), 'best-times').join('\n')).toMatch(
      /tip.md:7: picture: There is no picture "atlantis": choose one of .*medeu/,
    );
  });

  test('the same item twice', () => {
    const list =
      'intro: Pack.\nsource: a\nchecked: 2026-11-20\nreviewMonths: 1\nitems:\n  - item: A scarf\n  - item: A scarf\n';
    expect(problemsOf(list, 'packing-list')).toEqual([
      'tip.md:7: items.1.item: Write this thing once: it stands above',
    ]);
  });

  test('a night that is warmer than its day', () => {
    const month = 'items:\n  - month: January\n    high: 1\n    low: 2\n    rain: 3\n';
    expect(problemsOf(`intro: a\n${month}`, 'climate')).toContain(
      'tip.md:5: items.0.low: Write a night that is not warmer than the day',
    );
  });

  test.each(['', 'a text', '- a'])('a file of %j instead of fields', (text) => {
    expect(problemsOf(text, 'holidays').join()).toContain('Write fields here, each as name: text');
  });

  test('an item of a list', () => {
    const list =
      'intro: Call.\nsource: a\nchecked: 2026-11-20\nreviewMonths: 1\nitems:\n  - number: 112\n    reaches: All\n';
    expect(problemsOf(list, 'emergency-numbers')).toEqual([
      "tip.md:6: items.0.number: Write the number in quotes, such as '112'",
    ]);
  });
});
