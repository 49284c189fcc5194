// @vitest-environment happy-dom
import { ItineraryProvider } from '@almaty/store';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
// biome-ignore lint/style/noRestrictedImports: a test needs a router of its own, which no remote does
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDraft, saveDraft } from './draft-storage.ts';
import { RequestForm } from './RequestForm.tsx';
import { requestCode } from './request-code.ts';

const page = (
  <MemoryRouter>
    <ItineraryProvider>
      <RequestForm renderEstimate={() => null} />
    </ItineraryProvider>
  </MemoryRouter>
);

let container: HTMLElement;
let root: Root;
const getInput = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const hydrate = () =>
  act(async () => {
    root = hydrateRoot(container, page);
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('what was typed before hydration stays, appears in the preview, and is saved as the draft', async () => {
  getInput('email').value = 'early@example.com';
  getInput('start-date').value = '11 June 2027';
  await hydrate();
  expect(getInput('email').value).toBe('early@example.com');
  expect(container.querySelector('dl')?.textContent).toContain('early@example.com');
  // The code that reads dates is loaded by then.
  await act(() => requestCode.load());
  expect(loadDraft()).toEqual({ email: 'early@example.com', start: '2027-06-11', end: '', preferences: '' });
});

test('the draft is restored', async () => {
  saveDraft({ email: 'draft@example.com', start: '2027-06-11', end: 'some day', preferences: '' });
  await hydrate();
  expect(getInput('email').value).toBe('draft@example.com');
  expect(getInput('end-date').value).toBe('some day');
  expect(container.querySelector('dl')?.textContent).toContain('draft@example.com');
});
