import type { CmsEventListener } from 'decap-cms-core';
import { describe, expect, test } from 'vitest';
import { validateBeforeSave } from './validate-before-save.ts';

const sources = ['egov-tips'];
const reviewFields = { sources, lastChecked: '2026-11-20', reviewMonths: 1 };
const tip = { title: { en: 'A' }, order: 1, ...reviewFields, body: { en: 'Round up.' } };

/** Creates a function that saves an entry as Decap does. */
function createSave(collection: string, slug: string, data: object) {
  const entry = new Map<string, unknown>(Object.entries({ collection, slug, data: { toJS: () => data } }));
  const event = { entry, author: { login: '', name: '' } } as unknown as Parameters<CmsEventListener['handler']>[0];
  return () => validateBeforeSave.handler(event);
}

test('accepts a valid entry', () => {
  expect(createSave('money', 'a', tip)).not.toThrow();
});

test('refuses an invalid entry with a message for each field, without the name of the error', () => {
  const save = createSave('money', 'a', { ...tip, order: 0, body: { en: '# A' } });
  expect(save).toThrow(
    'Position in the section: Write at least 1. Text (English): Headings are not allowed in the text: the title of the tip is',
  );
  try {
    save();
  } catch (error) {
    expect(String(error)).toMatch(/^Position in the section: /);
  }
});

test('refuses a tip without a source', () => {
  expect(createSave('money', 'a', { ...tip, sources: [] })).toThrow('Sources: Add at least one source');
});

test('accepts general knowledge, whose day of check was emptied', () => {
  expect(createSave('money', 'a', { ...tip, sources: ['general-knowledge'], lastChecked: '' })).not.toThrow();
});

test('accepts optional fields that were emptied', () => {
  const items = [{ name: { en: 'Unity Day' }, month: 'May', day: 1, days: null, dates: [], note: { en: '' } }];
  expect(createSave('lists', 'holidays', { intro: { en: 'a' }, ...reviewFields, items })).not.toThrow();
});

test('validates a single file by the schema of its collection', () => {
  expect(createSave('lists', 'holidays', tip)).toThrow('Holidays: Add this field: it is missing');
});

test('names a field of a list by the number of its item', () => {
  const items = [{ name: { en: 'Unity Day' }, month: 'May', day: 40 }];
  const save = createSave('lists', 'holidays', { intro: { en: 'a' }, ...reviewFields, items });
  expect(save).toThrow('Holidays 1, Day: Write at most 31');
});

test('validates a source', () => {
  const save = (url: string) => createSave('tip-sources', 'egov-tips', { title: { en: 'egov.kz on tips' }, url });
  expect(save('https://egov.kz/')).not.toThrow();
  expect(save('egov')).toThrow('Address: Write the whole address');
});

test('refuses a check that lies in the future', () => {
  const message = 'Last checked: Write a day that is not in the future';
  expect(createSave('money', 'a', { ...tip, lastChecked: '2099-01-01' })).toThrow(message);
});

describe('the access to a location', () => {
  const evidence = {
    confidence: 'high',
    sources: ['a-report'],
    checkedOn: '2026-11-22',
    reviewBy: '2027-11-22',
  };
  const closed = { state: 'closed', reason: { en: 'The road is being rebuilt.' }, to: '', ...evidence };
  /** Saves Medeu with the values of the editor screen. */
  const createAccessSave = (data: object) => createSave('access', 'medeu', data);

  test('is accepted with fields that were emptied, and without opening hours and a fee', () => {
    expect(createAccessSave({ notice: closed, openingHours: [], fee: [] })).not.toThrow();
  });

  test.each<[string, object, string]>([
    [
      'a notice without a source',
      { notice: { ...closed, sources: [] } },
      'Access notice, Sources: Add at least one source',
    ],
    [
      'a closed place without a reason',
      { notice: { ...closed, reason: { en: '' } } },
      'Access notice, Reason: Say why, unless the place is open',
    ],
    [
      'an end before the beginning',
      { notice: { ...closed, from: '2027-02-01', to: '2027-01-31' } },
      'Access notice, Last day: The last day must not be before the first',
    ],
    [
      'hours that are no opening hours',
      { notice: closed, openingHours: [{ hours: 'daily', ...evidence }] },
      'Opening hours, Hours: “daily” is no time range like 09:00-18:00',
    ],
    [
      'a fee without an amount',
      { notice: closed, fee: [{ ...evidence }] },
      'Fee, Tenge for an adult: Add this field: it is missing',
    ],
  ])('is refused with %s', (_, data, message) => {
    expect(createAccessSave(data)).toThrow(message);
  });
});
