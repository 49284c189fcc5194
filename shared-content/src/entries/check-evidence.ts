import { NOT_CHECKED } from '@almaty/planner/schema';
import { isRecord } from '../file/is-record.ts';
import type { FieldPath } from '../file/parse-yaml.ts';
import { isPublished, type Source } from '../schema/source.ts';
import type { Mistake } from './find-mistakes.ts';
import { namesSubject } from './names-subject.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A part of an entry that names sources. */
export type SourcedPart = { path: FieldPath; sources: readonly string[]; fields: Fields };

/** Lists the parts of an entry that name sources, at any depth; the entry may have mistakes. */
export function listSourced(value: unknown, path: FieldPath = []): SourcedPart[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listSourced(item, [...path, index]));
  if (!isRecord(value)) return [];
  const names = Array.isArray(value.sources) ? value.sources.filter((id) => typeof id === 'string') : [];
  return [
    ...(names.length > 0 ? [{ path, sources: names, fields: value }] : []),
    ...Object.entries(value).flatMap(([name, field]) => listSourced(field, [...path, name])),
  ];
}

/** The field with the day of the check, which a tip leaves out when nobody has checked it, and its day. */
const getCheck = (fields: Fields) =>
  'reviewMonths' in fields
    ? ({ field: 'lastChecked', day: fields.lastChecked } as const)
    : ({ field: 'checkedOn', day: fields.checkedOn === NOT_CHECKED ? undefined : fields.checkedOn } as const);

function checkPart({ path, sources, fields }: SourcedPart, known: Readonly<Record<string, Source>>): Mistake[] {
  const unknown = sources.flatMap((id, index) =>
    Object.hasOwn(known, id)
      ? []
      : [
          {
            path: [...path, 'sources', index],
            message: `There is no source ${id}: add it to content/sources/${id}.yml`,
          },
        ],
  );
  const { field, day } = getCheck(fields);
  const at = [...path, field];
  const cited = sources.flatMap((id) => known[id] ?? []);
  if (unknown.length > 0 || (day !== undefined && typeof day !== 'string')) return unknown;
  const isCheckable = cited.some(isPublished);
  if (isCheckable && day === undefined)
    return [{ path: at, message: 'Write the day on which you compared this with its sources' }];
  return !isCheckable && day !== undefined
    ? [
        {
          path: at,
          message: `Name a published source, or ${
            field === 'checkedOn' ? `write ${NOT_CHECKED}` : 'remove this day'
          }: nobody can compare this with anything`,
        },
      ]
    : [];
}

/** Finds published sources that name neither the entry nor the thing. */
function findUnrelated(
  entry: unknown,
  { path, sources, fields }: SourcedPart,
  known: Readonly<Record<string, Source>>,
) {
  return sources.flatMap((id, index): Mistake[] => {
    const source = known[id];
    if (!source || !isPublished(source) || namesSubject(source, entry, path, fields)) return [];
    const message = `“${source.title.en}” names neither the entry nor this fact: name another source, or write in content/sources/${id}.yml what else it is about`;
    return [{ path: [...path, 'sources', index], message }];
  });
}

/**
 * Validates what the parts of an entry say of their sources: that there are such sources, that each names
 * its subject, and that there is a day of check exactly where a published one is named.
 *
 * @param value the entry, which may have other mistakes.
 * @param known id -> source.
 */
export const checkEvidence = (value: unknown, known: Readonly<Record<string, Source>>): Mistake[] =>
  listSourced(value).flatMap((part) => [...checkPart(part, known), ...findUnrelated(value, part, known)]);

/**
 * Validates the days of check of an entry as `checkEvidence` does. A part with a source that is not known is left to the
 * build, because the screen of editors knows the released ones only, and not what has been added since.
 */
export const checkDays = (value: unknown, released: Readonly<Record<string, Source>>): Mistake[] =>
  listSourced(value)
    .filter(({ sources }) => sources.every((id) => Object.hasOwn(released, id)))
    .flatMap((part) => checkPart(part, released));
