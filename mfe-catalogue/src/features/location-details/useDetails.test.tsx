// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLocationDetails } from '../../content/view-models/load-location-details.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';
import { useDetails } from './useDetails.ts';

vi.mock('../../content/view-models/load-location-details.ts', () => ({ loadLocationDetails: vi.fn() }));
const request = vi.mocked(loadLocationDetails);
const details = { pictureAlt: 'A lake' } as LocationDetails;

beforeEach(() => {
  request.mockReset();
  request.mockRejectedValue(new Error('offline'));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Page({ slug }: { slug: string }) {
  const { details: loaded, retry } = useDetails(slug);
  return loaded ? (
    <p>{loaded.pictureAlt}</p>
  ) : (
    <button type="button" onClick={() => retry().catch(() => {})}>
      Retry
    </button>
  );
}

const createPage = (slug: string) => (
  <Suspense fallback="Waiting">
    <Page slug={slug} />
  </Suspense>
);

/** Hydrates a page that was prerendered with its details. */
async function hydrate(slug: string) {
  const container = document.createElement('main');
  container.innerHTML = '<!--$--><p>A lake</p><!--/$-->';
  document.body.append(container);
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, createPage(slug), { onRecoverableError }));
  const isHydrated = () => Object.keys(container.querySelector('p') ?? {}).some((key) => key.startsWith('__react'));
  return { container, root, isHydrated, onRecoverableError };
}

test('a failure while a prerendered page is hydrated leaves the page, which asks again when it is online', async () => {
  const { container, isHydrated, onRecoverableError } = await hydrate('kaindy-lake');
  expect(container.textContent).toBe('A lake');
  expect(isHydrated()).toBe(false);
  request.mockResolvedValue(details);
  await act(async () => dispatchEvent(new Event('online')));
  expect(container.textContent).toBe('A lake');
  expect(isHydrated()).toBe(true);
  expect(request.mock.calls).toEqual([['kaindy-lake'], ['kaindy-lake']]);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a page that is not prerendered tells of a failure once, and Retry loads the details', async () => {
  await act(async () => render(createPage('kolsay-lake')));
  expect(request).toHaveBeenCalledOnce();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  request.mockResolvedValue(details);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(screen.getByText('A lake')).toBeDefined();
  expect(request).toHaveBeenCalledTimes(3);
});

test('a visitor who comes back to a page that was never hydrated is told of the failure', async () => {
  const { root } = await hydrate('issyk-lake');
  await act(async () => root.unmount());
  await act(async () => render(createPage('issyk-lake')));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});

test('details that are there are shown at once', async () => {
  request.mockResolvedValue(details);
  await act(async () => render(createPage('charyn-canyon')));
  cleanup();
  render(createPage('charyn-canyon'));
  expect(screen.getByText('A lake')).toBeDefined();
  expect(request).toHaveBeenCalledOnce();
});
