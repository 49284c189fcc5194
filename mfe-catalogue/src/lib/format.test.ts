import { expect, test } from 'vitest';
import { formatDrive, formatDuration, formatIllustrationAlt, formatTengeRange } from './format.ts';
import { formatMonths, formatShortMonths } from './format-months.ts';

test.each<[[number, number], string]>([
  [[0.1, 0.1], '5 minutes'],
  [[0.6, 0.75], '35 to 45 minutes'],
  [[0.75, 1], '45 minutes to 1 hour'],
  [[1, 1], '1 hour'],
  [[1, 1.3], '1 to 1¼ hours'],
  [[3, 3.5], '3 to 3½ hours'],
  [[5, 5], '5 hours'],
])('formats a drive of %j hours as %s', (driveHours, text) => {
  expect(formatDrive(driveHours)).toBe(text);
});

test.each([
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
  [[4, 5, 6, 9, 10], 'April to June, September to October'],
  [[1, 2, 3, 11, 12], 'November to March'],
  [[7], 'July'],
  [[1, 2, 5], 'January to February, May'],
  [[1, 12], 'December to January'],
])('formats the months %j as %s', (months, text) => {
  expect(formatMonths(months)).toBe(text);
});

test.each([
  [[4, 5, 6, 9, 10], 'Apr–Jun, Sep–Oct'],
  [[1, 2, 3, 11, 12], 'Nov–Mar'],
  [[7], 'Jul'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
])('formats the months %j in short as %s', (months, text) => {
  expect(formatShortMonths(months)).toBe(text);
});

test('formats the alternative text of an illustration', () => {
  expect(formatIllustrationAlt('A lake below peaks.')).toBe('Illustration of a lake below peaks.');
});

test.each([
  [{ min: 45, max: 150 }, '45 minutes to 2½ hours'],
  [{ min: 330, max: 330 }, '5½ hours'],
  [{ min: 960, max: 1440 }, '16 to 24 hours'],
  [{ min: 1440, max: 2880 }, '1 to 2 days'],
  [{ min: 1440, max: 1440 }, '1 day'],
])('formats a duration of %j minutes as %s', (range, text) => {
  expect(formatDuration(range)).toBe(text);
});

test('formats a range of prices', () => {
  expect(formatTengeRange({ min: 5000, max: 15000, per: 'an hour' })).toBe('5,000 to 15,000 tenge an hour');
});
