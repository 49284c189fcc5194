import { expect, test } from 'vitest';
import { hydratedTips } from './hydrated-tips.ts';
import { tips as staticTips } from './static-tips.ts';

const tips = { ...staticTips, ...hydratedTips };

const json = JSON.stringify(tips);

/** The facts that docs/specification.md, section 2, names for the page; each text appears only in its own tip. */
test.each([
  ['April to September', 'hiking', '15 to 30°C'],
  ['December to March', 'skiing at the ski resort', 'down to -15°C'],
  ['Spring', 'Summer', 'Autumn', 'Winter'],
  ['A 220V Type C/F adapter'],
  ['Book ahead in June to August'],
  ['The local currency is KZT'],
  ['Hire local guides'],
  ['Dress modestly at cultural sites'],
  ['Learn basic Russian or Kazakh phrases'],
])('the tips contain %s', (...texts) => {
  for (const text of texts) expect(json).toContain(text);
});

test('the tips contain no fields for editors', () => {
  expect(json).not.toMatch(/reviewMonths|Specification/);
});

test('the tips of a section are in the order that editors gave them', () => {
  expect(tips.weather.map(({ title }) => title)).toEqual(['Spring', 'Summer', 'Autumn', 'Winter']);
});

test('every tip has a source, and one with a published source the date on which it was last checked', () => {
  for (const { sources, lastChecked } of Object.values(tips).flat()) {
    expect(sources.length).toBeGreaterThan(0);
    expect(lastChecked !== undefined).toBe(sources.some(({ url }) => url));
  }
});

test('a reader of English can say every phrase: in plain letters, with the stressed syllable in capitals', () => {
  for (const { kazakhSpoken, russianSpoken } of tips.phrases.items)
    for (const spoken of [kazakhSpoken, russianSpoken]) {
      expect(spoken).toMatch(/^[a-pr-zA-PR-Z /.-]+$/);
      for (const word of spoken.split(/[ /.]+/).filter((part) => part.includes('-') && part !== 'sah-oo'))
        expect(word.match(/[A-Z]+/g)).toHaveLength(1);
    }
});
