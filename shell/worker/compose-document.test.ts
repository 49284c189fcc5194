import { expect, test } from 'vitest';
import { composeDocument, type DocumentParts } from './compose-document.ts';

const TEMPLATE =
  '<!doctype html><html lang="en"><head><title>Default</title><template data-slot="head"></template></head>' +
  '<body><div id="root"></div><template data-slot="remote-list"></template>' +
  '<template data-slot="scripts"><script defer src="/a.js"></script></template></body></html>';
const parts: DocumentParts = {
  language: 'ru',
  head: '<title>Page</title>',
  teamTools: '<aside>Preview</aside>',
  frame: '<main><div><template data-outlet></template></div></main>',
  fragment: '<h1>$& fragment</h1>',
  remoteList: '<script type="application/json">{}</script>',
  scriptPreloads: '<link rel="preload">',
  turnstileKey: '',
};

test('fills every slot of template and frame', async () => {
  expect(await composeDocument(TEMPLATE, parts)).toBe(
    '<!doctype html><html lang="ru"><head><title>Page</title></head><body><aside>Preview</aside><div id="root">' +
      '<main><div><h1>$& fragment</h1></div></main></div><script type="application/json">{}</script>' +
      '<template data-slot="scripts"><script defer src="/a.js"></script><link rel="preload"></template></body></html>',
  );
});

test('leaves the slot of the frame empty without a fragment', async () => {
  const html = await composeDocument(TEMPLATE, { ...parts, fragment: '' });
  expect(html).toContain('<div id="root"><main><div></div></main></div>');
});

test.each([
  ['#root', TEMPLATE.replace(' id="root"', ''), parts],
  ['template[data-slot="head"]', TEMPLATE.replace('data-slot="head"', ''), parts],
  ['template[data-slot="remote-list"]', TEMPLATE.replace('data-slot="remote-list"', ''), parts],
  ['template[data-slot="scripts"]', TEMPLATE.replace('data-slot="scripts"', ''), parts],
  ['template[data-outlet]', TEMPLATE, { ...parts, frame: '<h1>Home</h1>' }],
])('a missing %s is an error that names it', async (selector, template, documentParts) => {
  await expect(composeDocument(template, documentParts)).rejects.toThrow(`The page has no ${selector}`);
});
