import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { extractBody } from './extract-body.ts';

const renderDocument = (content: React.ReactNode) =>
  `<!DOCTYPE html>${renderToString(
    <html lang="en">
      <head />
      <body>{content}</body>
    </html>,
  )}`;

test('extracts the content of the body', () => {
  expect(extractBody(renderDocument(<h1>Lakes</h1>), '/lakes')).toBe('<h1>Lakes</h1>');
});

test.each([
  ['a title', <title key="title">Lakes</title>],
  // React preloads an image unless it is lazy, of low priority or inside a picture element.
  ['an image that React preloads', <img key="image" src="/lake.jpg" alt="" />],
])('refuses a document with %s', (_, content) => {
  expect(() => extractBody(renderDocument(content), '/lakes')).toThrow(
    '/lakes renders tags into the document head: declare what it says there. <!DOCTYPE html>',
  );
});
