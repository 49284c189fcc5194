import type { CmsEventListener } from 'decap-cms-core';
import { expect, test } from 'vitest';
import { checkBeforeSave } from './check-before-save.ts';

const tip = { title: 'A', order: 1, source: 'b', checked: '2026-11-20', reviewMonths: 1, body: 'Round up.' };

function save(collection: string, slug: string, data: object) {
  const entry = new Map<string, unknown>(Object.entries({ collection, slug, data: { toJS: () => data } }));
  const event = { entry, author: { login: '', name: '' } } as unknown as Parameters<CmsEventListener['handler']>[0];
  return () => checkBeforeSave.handler(event);
}

test('what a build takes is saved', () => {
  expect(save('money', 'a', tip)).not.toThrow();
});

test('what a build would refuse is not, with every field and no word more', () => {
  const refused = save('money', 'a', { ...tip, order: 0, body: '# A' });
  expect(refused).toThrow('order: Write at least 1. body: A heading has no place in the text: the title of the tip is');
  // Decap shows an error as a string: without its kind before it.
  try {
    refused();
  } catch (error) {
    expect(String(error)).toMatch(/^order: /);
  }
});

test('a field that need not be there may be emptied', () => {
  const items = [{ when: '1 May', name: 'Unity Day', note: '' }];
  const holidays = { intro: 'a', source: 'b', checked: '2026-11-20', reviewMonths: 1, items };
  expect(save('lists', 'holidays', holidays)).not.toThrow();
});

test('a list is checked as the list it is', () => {
  expect(save('lists', 'holidays', tip)).toThrow('items: Write this field: it is missing');
});
