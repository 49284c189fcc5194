// @vitest-environment happy-dom

import { createRequire } from 'node:module';
import { ItineraryProvider } from '@almaty/store';
import { act as actInShell, cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createOwnHtmlPage } from './own-html-page.ts';
import type { OwnPageProps } from './own-page.ts';
import { createOwnRootPage } from './own-root-page.ts';

const require = createRequire(import.meta.url);
/** Loads a second copy of React, which knows nothing of the first; e2e/releases/own-react.test.ts has two majors. */
function loadSecondReact() {
  for (const file of Object.keys(require.cache))
    if (/[\\/](react|react-dom|scheduler)[\\/]/.test(file)) delete require.cache[file];
  return {
    react: require('react') as typeof import('react'),
    dom: { ...require('react-dom'), ...require('react-dom/client') },
    server: require('react-dom/server'),
  };
}
const { react, dom, server } = loadSecondReact();
const own = { ...react, ...dom };
const ownHtml = { ...react, ...server };
const CAMPING = { id: 3, name: 'Camping', description: 'A night out.', intensity: 'Medium' } as const;

/** Does something after which the shell renders, and then the page. */
const act = (run: () => void) => react.act(() => void actInShell(run));
/** Does something after which the page renders, and then the shell. */
const actInPage = (run: () => void) => actInShell(() => void react.act(run));

const onEnd = vi.fn();
function OwnPage({ path, itinerary }: OwnPageProps) {
  const [hasFailed, setFailed] = react.useState(false);
  react.useEffect(() => onEnd, []);
  if (hasFailed) throw new Error('broken');
  return (
    <>
      <h1>{path}</h1>
      <button type="button" onClick={() => itinerary.addActivity(CAMPING)}>
        {itinerary.activities.length} selected
      </button>
      <button type="button" onClick={() => setFailed(true)}>
        Fail
      </button>
    </>
  );
}

const inShell = (Page: ComponentType) => (
  <MemoryRouter initialEntries={['/plan-trip']}>
    <ItineraryProvider>
      <Page />
    </ItineraryProvider>
  </MemoryRouter>
);
const HTML = renderToString(inShell(createOwnHtmlPage(OwnPage, ownHtml)));

const createContainer = (html: string) => {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  return container;
};
const getButton = (container: Element, index: number) => {
  const button = container.querySelectorAll('button')[index];
  if (!button) throw new Error(`There is no button ${index}`);
  return button;
};

afterEach(() => {
  act(cleanup);
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('a page is prerendered in an element of the shell, with its path and an empty itinerary', () => {
  expect(HTML).toMatch(/^<div><h1>\/plan-trip<\/h1><button type="button">0<!-- --> selected<\/button>/);
});

test('its HTML is taken over as it is, follows the itinerary, and its root ends with the page', () => {
  const container = createContainer(HTML);
  const heading = container.querySelector('h1');
  const Page = createOwnRootPage(OwnPage, own);
  act(() => void render(inShell(Page), { container, hydrate: true }));
  expect(container.querySelector('h1')).toBe(heading);
  expect(container.querySelector('[data-static] > h1')).toBe(heading);
  act(() => getButton(container, 0).click());
  expect(getButton(container, 0).textContent).toBe('1 selected');
  expect(container.querySelector('h1')).toBe(heading);
  expect(onEnd).not.toHaveBeenCalled();
  act(cleanup);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('it is rendered where there is no HTML, without writing any, which Trusted Types refuse', () => {
  const container = createContainer('');
  const write = vi.spyOn(Element.prototype, 'innerHTML', 'set');
  const Page = createOwnRootPage(OwnPage, own);
  act(() => void render(inShell(Page), { container }));
  expect(container.querySelector('h1')?.textContent).toBe('/plan-trip');
  expect(write).not.toHaveBeenCalled();
});

test('the shell hears of its error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = createContainer('');
  const Page = createOwnRootPage(OwnPage, own);
  act(() => void render(inShell(Page), { container }));
  expect(() => actInPage(() => getButton(container, 1).click())).toThrow('broken');
});
