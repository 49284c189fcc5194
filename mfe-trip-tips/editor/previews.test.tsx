// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { PreviewTemplateComponentProps } from 'decap-cms-core';
import { afterEach, describe, expect, test } from 'vitest';
import { type CollectionId, collections } from '../src/schema/collections.ts';
import { createPreview } from './previews.tsx';

afterEach(cleanup);

/** Creates an entry as Decap passes it: an immutable map that contains the data. */
const createEntry = (data: unknown) => ({ get: () => ({ toJS: () => data }) }) as unknown;

/** Renders a preview and returns its text. */
function renderPreview(id: CollectionId, data: unknown) {
  const Preview = createPreview(id);
  render(<Preview {...({ entry: createEntry(data) } as PreviewTemplateComponentProps)} />);
  return screen.getByRole('main').textContent;
}

test.each(Object.keys(collections) as CollectionId[])('the preview of %s renders an empty entry', (id) => {
  expect(renderPreview(id, {})).toContain('Not checked yet');
});

describe('the preview of an unfinished entry', () => {
  test('renders Markdown', () => {
    const sources = [{ title: 'egov.kz', url: 'https://egov.kz/' }, {}];
    renderPreview('money', { title: 'Tipping', sources, lastChecked: '2026-11-20', body: 'Round **up**.' });
    expect(screen.getByRole('heading', { name: 'Tipping' })).toBeTruthy();
    expect(screen.getByText('up').tagName).toBe('STRONG');
    expect(screen.getByText('20 November 2026')).toBeTruthy();
    expect(screen.getByText('egov.kz').getAttribute('href')).toBe('https://egov.kz/');
  });

  test('renders an incomplete list item', () => {
    expect(renderPreview('phrases', { items: [{ english: 'Hello' }, {}] })).toContain('Hello');
    cleanup();
    expect(renderPreview('holidays', { items: [{ name: 'Kurban Ait', dates: [{}] }, {}] })).toContain('Kurban Ait');
  });

  test('runs no script from the text', () => {
    renderPreview('money', { title: 'A', body: '<img src=x onerror="alert(1)"> [b](javascript:alert(1))' });
    expect(screen.getByRole('main').querySelector('img, a[href^="javascript"]')).toBeNull();
  });
});
