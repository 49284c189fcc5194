import { getEnds, getKey, getMetres } from './join-parts.ts';
import { ImportError, type Part, type Place } from './part.ts';

/** How many metres from the end of a ring that goes on nowhere the nearest end is. */
function findGap(ring: readonly Place[], left: readonly Part[]): number {
  const end = ring.at(-1);
  const others = [ring[0], ...left.flatMap(({ places }) => [places[0], places.at(-1)])];
  return Math.min(...others.flatMap((other) => (end && other ? [getMetres(end, other)] : [])));
}

/** Takes the part that begins at the end of a ring, turned so that it does. */
function takeNext(ring: readonly Place[], left: Part[], before: string): Part {
  const end = ring.at(-1);
  const key = end && getKey(end);
  const going = left.filter((part) => getEnds(part).some((each) => each === key));
  const [next] = going;
  if (!next) throw new ImportError(`The shore is not closed: a gap of ${findGap(ring, left)} m behind ${before}`);
  if (going.length > 1)
    throw new ImportError(`The shore branches behind ${before}: ${going.map(({ name }) => name).join(', ')}`);
  left.splice(left.indexOf(next), 1);
  return getEnds(next)[0] === key ? next : { ...next, places: next.places.toReversed() };
}

const isClosed = (ring: readonly Place[]) => {
  const [first, last] = [ring[0], ring.at(-1)];
  return Boolean(first && last && ring.length > 3 && getKey(first) === getKey(last));
};

/**
 * Joins parts to closed rings; they may be in any order, because a multipolygon of OpenStreetMap has none.
 *
 * @throws ImportError that names a gap, which is never bridged, or a branch.
 */
export function joinRings(parts: readonly Part[]): Place[][] {
  const left = [...parts];
  const rings: Place[][] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const ring = [...first.places];
    let before = first.name;
    while (!isClosed(ring)) {
      const next = takeNext(ring, left, before);
      ring.push(...next.places.slice(1));
      before = next.name;
    }
    rings.push(ring);
  }
  return rings;
}
