import { expect, test } from 'vitest';
import { tips } from './tips.ts';

const page = JSON.stringify(tips);

/** What the specification says of the page (section 2), each in words that only the tip itself has. */
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
])('the page says %s', (...texts) => {
  for (const text of texts) expect(page).toContain(text);
});

test('what is for editors only is not on the page', () => {
  expect(page).not.toMatch(/source|reviewMonths|Specification/);
});

test('the tips of a section stand in the order that editors gave them', () => {
  expect(tips.weather.map(({ title }) => title)).toEqual(['Spring', 'Summer', 'Autumn', 'Winter']);
});

test('every tip says when it was checked', () => {
  for (const tip of Object.values(tips).flat()) expect(tip.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
});
