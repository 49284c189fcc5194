// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { PreviewTemplateComponentProps } from 'decap-cms-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccessPreview } from './access-preview.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const evidence = {
  confidence: 'high',
  sources: ['inform-kz'],
  checkedOn: '2026-11-22',
  reviewBy: '2027-06-30',
};
const closed = {
  state: 'closed',
  to: '2027-06-12',
  reason: { en: 'The road is being rebuilt.' },
  ask: { en: '' },
  ...evidence,
};

/** Renders the preview of Medeu with the values of the editor screen and returns its text. */
function renderPreview(data: unknown) {
  // Decap passes an immutable map that contains the data.
  const entry = { get: () => ({ toJS: () => data }) } as unknown;
  render(<AccessPreview {...({ entry } as PreviewTemplateComponentProps)} />);
  return screen.getByRole('main').textContent;
}

test('shows the stamp and the notice as visitors see them', () => {
  const text = renderPreview({ name: { en: 'Medeu' }, notice: closed });
  expect(screen.getByRole('heading', { name: 'Medeu' })).toBeTruthy();
  expect(screen.getAllByText('Closed until 12 June 2027')).toHaveLength(2);
  expect(screen.getByRole('note').textContent).toContain('The road is being rebuilt. Checked on 22 November 2026.');
  expect(text).toContain('From the day after 12 June 2027 visitors read “Ask before you go”');
});

test('shows what visitors read once the review day is past', () => {
  renderPreview({ notice: { ...closed, reviewBy: '2026-11-21' } });
  expect(screen.getAllByText('Ask before you go')).toHaveLength(2);
});

test('says that an open location has no stamp and no notice', () => {
  const text = renderPreview({ notice: { state: 'open', ask: { en: 'Ask about the road.' }, ...evidence } });
  expect(text).toContain('visitors see no stamp and no notice');
  expect(text).toContain('says: Ask about the road.');
  expect(screen.queryByRole('note')).toBeNull();
});

test('shows opening hours in words, and the fee', () => {
  const text = renderPreview({
    notice: closed,
    openingHours: [{ hours: 'Tu-Su 08:00-19:00', lastEntryMinutes: 30, ...evidence, confidence: 'low' }],
    fee: [{ adultTenge: 433, carTenge: 1298, per: { en: 'a day' }, ...evidence }],
  });
  expect(text).toContain('Tuesday to Sunday: 08:00 to 19:00');
  expect(text).toContain('Last entry 30 minutes before closing.');
  expect(text).toContain('Check before you go');
  expect(text).toContain('433 tenge a day, a car 1,298 tenge');
});

test('says what is wrong with hours that are no opening hours', () => {
  expect(renderPreview({ notice: closed, openingHours: [{ hours: 'daily' }], fee: [] })).toContain(
    'These hours cannot be read: “daily” is no time range like 09:00-18:00',
  );
});

test('renders an entry without values', () => {
  const text = renderPreview({ openingHours: [{}], fee: [{}] });
  expect(text).toContain('Ask before you go');
  expect(text).toContain('No source yet.');
  expect(text).toContain('The hours are not filled in yet.');
  expect(text).toContain('The amount is not filled in yet.');
});
