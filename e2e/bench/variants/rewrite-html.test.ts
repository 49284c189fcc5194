import { expect, test } from 'vitest';
import { findPageModule, removeScripts, replaceScripts } from './rewrite-html.ts';

const PRELOAD =
  '<link rel="preload" as="script" href="http://localhost/_mfe/catalogue/v1/static/js/async/__federation_expose_CityPage.js" crossorigin="anonymous"/>';
const FONT = '<link href="/static/a.woff2" rel="preload" as="font">';
const DATA = '<script type="application/json" id="remote-list">{"remotes":[]}</script>';
const PAGE = `<head><script>run()</script>${PRELOAD}<script defer src="/static/js/2.js"></script><script defer src="/static/js/index.js"></script>${FONT}</head><body><h1>City</h1>${DATA}</body>`;

test('the static page has the same HTML without scripts, and still preloads its font', () => {
  expect(removeScripts(PAGE)).toBe(`<head>${FONT}</head><body><h1>City</h1></body>`);
});

test('the single bundle loads its own scripts in the place of the built ones, and nothing else changes', () => {
  const html = replaceScripts(PAGE, { entry: ['/a.js', '/b.js'], page: ['/city.js'] });
  expect(html).toBe(
    `<head><script>run()</script><script defer src="/a.js" crossorigin="anonymous"></script><script defer src="/b.js" crossorigin="anonymous"></script><link rel="preload" as="script" fetchpriority="low" href="/city.js">${FONT}</head><body><h1>City</h1>${DATA}</body>`,
  );
});

test('a page without built scripts is not mistaken for one of the bundle', () => {
  expect(() => replaceScripts('<h1>City</h1>', { entry: [], page: [] })).toThrow('no script of the shell');
});

test('the module of a page is the one that it preloads', () => {
  expect(findPageModule(PAGE)).toBe('catalogue/CityPage');
  expect(findPageModule(PAGE.replace(PRELOAD, ''))).toBeUndefined();
});
