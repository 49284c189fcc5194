import { expect, test } from 'vitest';
import { listDifferences } from './list-differences.ts';

const getName = (path: readonly PropertyKey[]) => path.join('/');

test('the fields that differ are listed with both values', () => {
  const theirs = { title: { en: 'Tips', ru: 'Чаевые' }, minutes: 5, sources: ['egov', 'inform'] };
  const mine = { title: { en: 'Tipping', ru: 'Чаевые' }, minutes: 6, sources: ['egov'] };
  expect(listDifferences(theirs, mine, getName)).toEqual([
    { name: 'title/en', theirs: 'Tips', mine: 'Tipping' },
    { name: 'minutes', theirs: '5', mine: '6' },
    { name: 'sources', theirs: 'egov, inform', mine: 'egov' },
  ]);
});

test('what a version lacks is empty', () => {
  const items = [{ phrase: 'Hello' }];
  expect(listDifferences({ items }, { items: [...items, { phrase: 'Bye' }] }, getName)).toEqual([
    { name: 'items/1/phrase', theirs: '', mine: 'Bye' },
  ]);
  expect(listDifferences({}, { items }, getName)).toEqual([{ name: 'items/0/phrase', theirs: '', mine: 'Hello' }]);
});

test('equal versions do not differ, nor do texts with other space around them', () => {
  expect(listDifferences({ a: [1] }, { a: [1] }, getName)).toEqual([]);
  expect(listDifferences({ body: 'Since January.\n' }, { body: 'Since January.' }, getName)).toEqual([]);
});
