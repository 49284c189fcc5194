import { PLACEHOLDER, type Text } from '@almaty/content';
import { parseDocument } from 'yaml';
import type { TrailTexts } from '../geodata/schema.ts';
import { ImportError } from './part.ts';

type Texts = TrailTexts['trails'][number];

/** A text in three languages; an editor has to write what is missing. */
function complete(what: string, { en, ru, kk }: Partial<Text> = {}) {
  const missing = `${PLACEHOLDER} ${what}`;
  return { en: en ?? missing, ru: ru ?? missing, kk: kk ?? missing };
}

/** A trail whose texts may be missing: on which page it is, and under which name. */
export type NewTexts = {
  id: string;
  page: number;
  /** The names of the location whose way it is; missing where the line only leads past it. */
  ownNames: Text | undefined;
};

/** @throws ImportError when the texts say something else of the trail than the person who imports it. */
function compare({ id, page, ownNames }: NewTexts, there: readonly Texts[]): void {
  const texts = there.find((each) => each.id === id);
  const isOwn = texts?.start !== undefined;
  if (texts && (texts.page !== page || isOwn !== (ownNames !== undefined)))
    throw new ImportError(
      `trails.yml has ${id} ${isOwn ? 'as the way of' : 'as a walk near'} the location with the number ${texts.page}: name that one, or choose another --id`,
    );
  const other = there.find((each) => each.page === page && each.id !== id && each.start !== undefined);
  if (ownNames && other)
    throw new ImportError(
      `The page has a way already, ${other.id}: import with --id ${other.id} to replace its line, or with --nearby`,
    );
}

/**
 * Adds what pages say of a trail to the text of `trails.yml`, to be written by an editor; texts that are there stay.
 *
 * @param there what the file says.
 * @throws ImportError when the trail is there on another page, or the page has another way.
 */
export function mergeTexts(text: string, there: readonly Texts[], trail: NewTexts): string {
  compare(trail, there);
  const { id, page, ownNames } = trail;
  if (there.some((each) => each.id === id)) return text;
  const document = parseDocument(text);
  document.addIn(
    ['trails'],
    document.createNode({
      id,
      name: complete('the name of the walk', ownNames),
      introduction: complete('from where to where it leads, and what to know of the line'),
      ...(ownNames && { start: complete('the start'), end: complete('the end') }),
      page,
    }),
  );
  // Lines are as long as their editors have made them.
  return document.toString({ lineWidth: 0 });
}
