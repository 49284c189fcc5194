// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { PreviewTemplateComponentProps } from 'decap-cms-core';
import { afterEach, describe, expect, test } from 'vitest';
import { type CollectionId, collections } from '../src/schema/collections.ts';
import { previewOf } from './previews.tsx';

afterEach(cleanup);

/** An entry as Decap hands it over: an immutable map with the data in it. */
const entryOf = (data: unknown) => ({ get: () => ({ toJS: () => data }) }) as unknown;

function show(id: CollectionId, data: unknown) {
  const Preview = previewOf(id);
  render(<Preview {...({ entry: entryOf(data) } as PreviewTemplateComponentProps)} />);
  return screen.getByRole('main').textContent;
}

test.each(Object.keys(collections) as CollectionId[])('%s can be shown before anything is written', (id) => {
  expect(show(id, {})).toContain('Checked');
});

describe('what is being written is shown as visitors will see it', () => {
  test('a text in Markdown', () => {
    show('money', { title: 'Tipping', checked: '2026-11-20', body: 'Round **up**.' });
    expect(screen.getByRole('heading', { name: 'Tipping' })).toBeTruthy();
    expect(screen.getByText('up').tagName).toBe('STRONG');
    expect(screen.getByText('20 Nov 2026')).toBeTruthy();
  });

  test('an item that is half written', () => {
    expect(show('phrases', { items: [{ english: 'Hello' }, {}] })).toContain('Hello');
  });

  test('no script, whatever is typed', () => {
    show('money', { title: 'A', body: '<img src=x onerror="alert(1)"> [b](javascript:alert(1))' });
    expect(screen.getByRole('main').querySelector('img, a[href^="javascript"]')).toBeNull();
  });
});
