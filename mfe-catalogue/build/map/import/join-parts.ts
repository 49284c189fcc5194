import { getPlaneKm } from '../geodata/measure-line.ts';
import { ImportError, type Part, type Place } from './part.ts';

/** What the same place has in common. */
export const getKey = ({ lon, lat }: Place): string => `${lon},${lat}`;

/** The keys of the two ends of a part. */
export const getEnds = ({ places }: Part): string[] =>
  [places[0], places.at(-1)].flatMap((place) => (place ? [getKey(place)] : []));

const reverse = ({ name, places }: Part): Part => ({ name, places: places.toReversed() });

/** Metres between two places. */
export const getMetres = (one: Place, other: Place): number =>
  Math.round(getPlaneKm([one.lon, one.lat], [other.lon, other.lat]) * 1000);

/** Turns the first part so that it ends where the second one has an end. */
function turnFirst(first: Part, second: Part | undefined): Part {
  const meeting = second ? getEnds(second) : [];
  const [start, end] = getEnds(first);
  return start && end && meeting.includes(start) && !meeting.includes(end) ? reverse(first) : first;
}

/** What is wrong where a part does not begin at the end of the line so far. */
function describeBreak(line: readonly Place[], before: Part, next: Part): string {
  const known = new Set(line.map(getKey));
  if (getEnds(next).some((end) => known.has(end)))
    return `${next.name} branches off: it does not begin at the end of ${before.name}, but elsewhere on the line`;
  const end = line.at(-1);
  const metres = Math.min(
    ...[next.places[0], next.places.at(-1)].flatMap((place) => (end && place ? [getMetres(end, place)] : [])),
  );
  return `a gap of ${metres} m between ${before.name} and ${next.name}`;
}

/** The names that parts have in common. */
const findRepeated = (parts: readonly Part[]) => [
  ...new Set(parts.map(({ name }) => name).filter((name, index, names) => names.indexOf(name) !== index)),
];

/**
 * Joins parts to one line, in their order; each may run either way.
 *
 * @param advice what to do about gaps and branches, which are never bridged.
 * @throws ImportError that lists every gap, every branch and every part that is there twice.
 */
export function joinParts(parts: readonly Part[], advice: string): Place[] {
  const [first, ...others] = parts;
  if (!first) throw new ImportError('There is no line');
  const problems = findRepeated(parts).map((name) => `${name} is there more than once`);
  let before = turnFirst(first, others[0]);
  const line = [...before.places];
  for (const part of others) {
    const last = line.at(-1);
    const [start, end] = getEnds(part);
    const isJoined = last && (start === getKey(last) || end === getKey(last));
    if (!isJoined) problems.push(describeBreak(line, before, part));
    const next = last && end === getKey(last) && start !== end ? reverse(part) : part;
    line.push(...next.places.slice(isJoined ? 1 : 0));
    before = part;
  }
  if (problems.length > 0)
    throw new ImportError(`The parts are not one line:\n${problems.map((each) => `  ${each}`).join('\n')}\n${advice}`);
  return line;
}
