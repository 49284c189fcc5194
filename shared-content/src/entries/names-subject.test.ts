import { expect, test } from 'vitest';
import { checkEvidence } from './check-evidence.ts';
import { namesSubject } from './names-subject.ts';

const medeu = {
  name: { en: 'Medeu' },
  bus: { value: { lines: ['12'], stop: { en: 'Last stop' } } },
  fee: { adultTenge: 0 },
  goodToKnow: [{ value: { en: 'The gondola stops for some weeks.' } }],
};
const names = (title: string, path: (string | number)[], part: unknown, about?: string[]) =>
  namesSubject({ title: { en: title }, ...(about && { about }) }, medeu, path, part);

test('a source that names the entry belongs to all its facts', () => {
  expect(names('inform.kz on Medeu', ['fee'], medeu.fee)).toBe(true);
});

test('a source that names the thing belongs to its fact', () => {
  expect(names('zakon.kz on bus 21', ['bus'], medeu.bus)).toBe(true);
  expect(names('kazakhstan-today.com on the gondolas', ['goodToKnow', 0], medeu.goodToKnow[0])).toBe(true);
});

test('a source on something else belongs to no fact', () => {
  expect(names('informburo.kz on posts at Big Almaty Lake', ['bus'], medeu.bus)).toBe(false);
  expect(names('wikipedia.org on the Central State Museum', ['goodToKnow', 0], medeu.goodToKnow[0])).toBe(false);
});

test('the name of a host, a date and common words name nothing', () => {
  expect(names('medeu.kz', ['fee'], medeu.fee)).toBe(false);
  expect(names('el.kz on some weeks in Almaty, March 2025', ['fee'], medeu.fee)).toBe(false);
});

test('a source can say under `about` why it belongs to an entry or a field', () => {
  expect(names('baltastour.com on the ice rink', ['fee'], medeu.fee, ['Medeu, where it is'])).toBe(true);
  expect(names('A data set of 2026', ['fee'], medeu.fee, ['fees'])).toBe(true);
});

test('a name of common words has to stand there whole', () => {
  const peak = { name: { en: 'National Park' } };
  expect(namesSubject({ title: { en: 'tour.kz, Almaty and its park' } }, peak, ['fee'], {})).toBe(false);
  expect(namesSubject({ title: { en: 'tour.kz on the National Park' } }, peak, ['fee'], {})).toBe(true);
});

test('a fact with an unrelated source is refused at that source; general knowledge is exempt', () => {
  const sources = {
    posts: { title: { en: 'informburo.kz on posts at Big Almaty Lake' } },
    known: { title: { en: 'General knowledge' }, unpublished: true },
  };
  const evidence = { confidence: 'medium', checkedOn: '2026-11-22' };
  expect(checkEvidence({ ...medeu, bus: { ...medeu.bus, ...evidence, sources: ['known', 'posts'] } }, sources)).toEqual(
    [
      {
        path: ['bus', 'sources', 1],
        message:
          '“informburo.kz on posts at Big Almaty Lake” names neither the entry nor this fact: name another source, or write in content/sources/posts.yml what else it is about',
      },
    ],
  );
});
