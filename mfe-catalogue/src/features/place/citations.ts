import type { Fact, PlaceFacts } from '../../content/schema.ts';
import type { SourceId } from '../../content/sources.ts';

/** The facts of a place in the order the page tells them. */
const told = ({ names, road, drive, elevation, visit, months, opening, route, point }: PlaceFacts): Fact<unknown>[] =>
  [
    ...[names.ru, names.kk, road, drive, elevation, visit, months, opening],
    ...(route ? [route.length, route.ascent, route.hours, route.trailhead, ...route.points] : []),
    point,
  ].filter((fact) => fact !== undefined);

/** The sources of a place, each once, in the order they are first named: a citation's number is its position here. */
export const citationsOf = (facts: PlaceFacts): readonly SourceId[] => [
  ...new Set(told(facts).flatMap(({ sources }) => sources)),
];

/** The first and the last day on which facts of a place were checked, yyyy-MM-dd. */
export function checkedDays(facts: PlaceFacts): readonly [string, string] {
  const days = told(facts)
    .map(({ checked }) => checked)
    .sort();
  return [days[0] ?? '', days.at(-1) ?? ''];
}
