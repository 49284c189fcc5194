import { expect, test } from 'vitest';
import { getSourceNumbers, listSources } from './list-sources.ts';

const page = { title: 'kt.kz on the buses', url: 'https://kt.kz/1' };
const samePage = { title: 'kt.kz', url: 'https://kt.kz/1' };
const otherPage = { title: 'kt.kz on the buses', url: 'https://kt.kz/2' };
const knowledge = { title: 'General knowledge' };
const entries = [{ sources: [page, knowledge] }, { sources: [otherPage, samePage] }, { sources: [{ ...knowledge }] }];

test('lists each page and each kind of knowledge once, as it is first cited', () => {
  expect(listSources(entries)).toEqual([page, knowledge, otherPage]);
});

test('numbers the sources of an entry by their position in the list', () => {
  expect(entries.map((entry) => getSourceNumbers(entry, listSources(entries)))).toEqual([[1, 2], [3, 1], [2]]);
});
