import { expect, test } from 'vitest';
import { SMALL_PLANNING_DATA } from '../testing/small-planning-data.ts';
import { readRules } from './read-rules.ts';

const { rules } = SMALL_PLANNING_DATA;

test.each([
  ['relaxed', 600, 420, 300],
  ['balanced', 720, 540, 420],
  ['full', 840, 660, 540],
] as const)('the limits of a day depend on the pace: %s', (pace, maxDay, comfortDay, maxDrive) => {
  expect(readRules(rules, pace)).toMatchObject({ maxDay, comfortDay, maxDrive });
});

test.each([
  ['mealMinutes', undefined],
  ['mealMinutes', true],
  ['restAfterStrenuous3', 1],
  ['noNightDrivingOnSurfaces', 3],
])('a rule %s with the value %s is refused with its name', (name, value) => {
  const others = rules.filter(({ rule }) => rule !== name);
  const broken = value === undefined ? others : [...others, { rule: name, value }];
  expect(() => readRules(broken, 'balanced')).toThrow(`no usable rule "${name}"`);
});
