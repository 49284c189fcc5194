import type { FieldDifference } from '@almaty/delivery/schema';
import { isRecord } from '../file/is-record.ts';

type Path = readonly PropertyKey[];
/** A value that the screen shows in one field. */
type Leaf = { path: Path; value: string };

const isGroup = (value: unknown) => typeof value === 'object' && value !== null;

/** The space around a text makes no difference: the field of a longer text leaves out the line end that its file has. */
const toText = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? '').trim());

/** Lists the values of an entry, at any depth; a list of names or numbers is one of them. */
function listLeaves(value: unknown, path: Path = []): Leaf[] {
  if (Array.isArray(value) && value.some(isGroup))
    return value.flatMap((item, index) => listLeaves(item, [...path, index]));
  if (isRecord(value)) return Object.entries(value).flatMap(([name, field]) => listLeaves(field, [...path, name]));
  return [{ path, value: toText(value) }];
}

/**
 * Lists the fields in which two versions of an entry differ, each with both values; what a version lacks is empty.
 *
 * @param getName names the field at a path.
 */
export function listDifferences(theirs: unknown, mine: unknown, getName: (path: Path) => string): FieldDifference[] {
  const leaves = [theirs, mine].map(
    (version) => new Map(listLeaves(version).map((leaf) => [leaf.path.join('.'), leaf])),
  );
  const [ofTheirs = new Map(), ofMine = new Map()] = leaves;
  return [...new Map([...ofTheirs, ...ofMine])].flatMap(([key, { path }]) => {
    const difference = { theirs: ofTheirs.get(key)?.value ?? '', mine: ofMine.get(key)?.value ?? '' };
    return difference.theirs === difference.mine ? [] : [{ name: getName(path), ...difference }];
  });
}
