import type { ActivityFacts, Fact, PlaceFacts } from '../../content/schema.ts';
import type { SourceId } from '../../content/sources.ts';

/** The facts of a place in the order the page tells them. */
export const toldOfPlace = (facts: PlaceFacts): Fact<unknown>[] => {
  const { names, road, drive, elevation, visit, months, opening, route, point } = facts;
  return [
    ...[names.ru, names.kk, road, drive, elevation, visit, months, opening],
    ...(route ? [route.length, route.ascent, route.hours, route.trailhead, ...route.points] : []),
    point,
  ].filter((fact) => fact !== undefined);
};

/** The facts of activities in the order the page tells them. */
export const toldOfActivities = (all: readonly ActivityFacts[]): Fact<unknown>[] =>
  all.flatMap(({ duration, season, where }) => [duration, season, where]);

/** The sources of facts, each once, in the order they are first named: a citation's number is its position here. */
export const citationsOf = (told: readonly Fact<unknown>[]): readonly SourceId[] => [
  ...new Set(told.flatMap(({ sources }) => sources)),
];

/** The first and the last day on which facts were checked, yyyy-MM-dd. */
export function checkedDays(told: readonly Fact<unknown>[]): readonly [string, string] {
  const days = told.map(({ checked }) => checked).sort();
  return [days[0] ?? '', days.at(-1) ?? ''];
}
