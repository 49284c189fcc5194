// @vitest-environment happy-dom

import { createEditorPart } from '@almaty/content/editor';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import translated from '../messages/translated.json' with { type: 'json' };
import { type CollectionId, collections } from '../src/schema/collections.ts';
import { TipPreview } from './TipPreview.tsx';
import { createTipCollections } from './tip-collections.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Renders a preview and returns its text. */
function renderPreview(id: CollectionId, values: Record<string, unknown>) {
  const entry = collections[id].kind === 'file' ? { collection: 'lists', slug: id } : { collection: id, slug: 'new' };
  render(<TipPreview {...entry} values={values} />);
  return screen.getByRole('main').textContent;
}

test.each(Object.keys(collections) as CollectionId[])('the preview of %s renders an empty entry', (id) => {
  expect(renderPreview(id, {})).toContain('From general knowledge');
});

test.each([
  ['/locations/medeu', 'https://guide.test/locations/medeu'],
  ['#money', 'https://guide.test/plan-trip#money'],
  ['https://egov.kz/', 'https://egov.kz/'],
])('a link to %s opens in a tab of its own, on the site and not in the preview', (href, url) => {
  vi.stubGlobal('location', new URL('https://edit.guide.test/trip-tips/'));
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  renderPreview('money', { title: { en: 'Tipping' }, body: { en: `See [there](${href}).` } });
  expect(fireEvent.click(screen.getByRole('link', { name: 'there' }))).toBe(false);
  expect(open.mock.calls).toEqual([[url, '_blank', 'noopener']]);
});

test('a link to a source of the preview stays in the preview', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  renderPreview('money', {
    title: { en: 'Tipping' },
    sources: ['egov-tips'],
    body: { en: 'Round up.' },
  });
  const citation = screen.getByRole('link', { name: /1/ });
  const source = document.getElementById(citation.getAttribute('href')?.slice(1) ?? '');
  const scroll = vi.fn();
  Object.assign(source ?? {}, { scrollIntoView: scroll });
  expect(fireEvent.click(citation)).toBe(false);
  expect([scroll.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
});

describe('the preview of an unfinished entry', () => {
  test('renders Markdown', () => {
    const body = { en: 'Round **up**.' };
    renderPreview('money', { title: { en: 'Tipping' }, sources: ['egov-tips'], lastChecked: '2026-11-20', body });
    expect(screen.getByRole('heading', { name: 'Tipping' })).toBeTruthy();
    expect(screen.getByText('up').tagName).toBe('STRONG');
    expect(screen.getByText('20 November 2026')).toBeTruthy();
    expect(screen.getByText('egov-tips')).toBeTruthy();
  });

  test('renders an incomplete list item', () => {
    expect(renderPreview('phrases', { items: [{ phrase: { en: 'Hello' } }, {}] })).toContain('Hello');
    cleanup();
    expect(renderPreview('holidays', { items: [{ name: { en: 'Kurban Ait' }, dates: [{}] }, {}] })).toContain(
      'Kurban Ait',
    );
  });

  test('runs no script from the text', () => {
    renderPreview('money', {
      title: { en: 'A' },
      body: { en: '<img src=x onerror="alert(1)"> [b](javascript:alert(1))' },
    });
    expect(screen.getByRole('main').querySelector('img, a[href^="javascript"]')).toBeNull();
  });
});

test('a translation is marked as stale beside its English text, from when that is changed until it is changed back', async () => {
  const part = createEditorPart({
    ...{ remote: 'trip-tips', collections: createTipCollections(), due: [], translated, styles: [], Entry: TipPreview },
  });
  const place = document.body.appendChild(document.createElement('div'));
  const edit = (en: string) =>
    part.showPreview(place, {
      collection: 'trip-tips-money',
      slug: 'tipping',
      values: { title: { en, ru: 'Чаевые' } },
    });
  edit('Tipping well');
  const text = within(await screen.findByRole('region', { name: 'Translations to compare' }));
  expect(text.getByText('stale').parentElement?.textContent).toBe('Russian staleЧаевые');
  expect(text.getAllByText('stale')).toHaveLength(1);
  edit('Tipping');
  await waitFor(() => expect(screen.queryByText('stale')).toBeNull());
});
