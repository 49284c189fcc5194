import { type ReactNode, use } from 'react';
import { Link, useParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Page } from '../page/page.ts';
import { prerenderPages } from './prerender.tsx';

function LakePage() {
  const { slug } = useParams();
  return (
    <div className="page">
      <h1>{slug}</h1>
      <Link to="/lakes">All lakes</Link>
    </div>
  );
}

const lakes: Page = { route: '/lakes', skeleton: 'cards', title: 'Lakes · "Guide" & more' };
const lake: Page = { ...lakes, route: '/lakes/:slug', paths: () => ['/lakes/issyk'] };

const prerender = (page: Page, Component: () => ReactNode = LakePage) =>
  prerenderPages({ './Page': { page, default: Component } });

test('renders a page of a route with a parameter for each of its paths, in a boundary of Suspense', async () => {
  const { pages, fragments } = await prerender(lake);
  expect(pages).toEqual([{ route: '/lakes/:slug', module: './Page', skeleton: 'cards', paths: ['/lakes/issyk'] }]);
  expect(fragments['/lakes/issyk']?.body).toBe(
    '<!--$--><div class="page"><h1>issyk</h1><a href="/lakes" data-discover="true">All lakes</a></div><!--/$-->',
  );
});

test('the head fields are data, without HTML', async () => {
  const { fragments } = await prerender({
    ...lake,
    description: (path) => `A lake at ${path}.`,
    noindex: true,
    getStructuredData: (path) => ({ '@type': 'LakeBodyOfWater', url: path }),
    getImage: (path) => `/pictures${path}.jpg`,
  });
  expect(fragments['/lakes/issyk']?.head).toEqual({
    title: 'Lakes · "Guide" & more',
    description: 'A lake at /lakes/issyk.',
    noindex: true,
    image: '/pictures/lakes/issyk.jpg',
    structuredData: { '@type': 'LakeBodyOfWater', url: '/lakes/issyk' },
  });
});

test('what is pressed on a page is that of its first path, which can be opened', async () => {
  const getPresses = (path: string) => ({ presses: [{ role: 'button' as const, name: `Add ${path}` }] });
  const { presses } = await prerender({
    ...lake,
    paths: () => ['/lakes/:slug', '/lakes/issyk', '/lakes/big'],
    getPresses,
  });
  expect(presses).toEqual({ '/lakes/issyk': { presses: [{ role: 'button', name: 'Add /lakes/issyk' }] } });
});

test('a page waits for its data', async () => {
  const data = Promise.resolve('Issyk');
  const { fragments } = await prerender(lakes, () => <h1>{use(data)}</h1>);
  expect(fragments['/lakes']?.body).toBe('<!--$--><h1>Issyk</h1><!--/$-->');
});

test('an inset is prerendered for each of its paths, and is no page', async () => {
  const inset = { route: '/lakes/tips/:slug', paths: () => ['/lakes/tips/issyk'], title: 'Tips' };
  const prerendered = await prerenderPages({}, { './Tips': { inset, default: LakePage } });
  expect(prerendered).toMatchObject({
    pages: [],
    insets: [{ route: '/lakes/tips/:slug', module: './Tips', paths: ['/lakes/tips/issyk'] }],
  });
  expect(prerendered.fragments['/lakes/tips/issyk']).toMatchObject({
    head: { title: 'Tips' },
    body: expect.stringContaining('issyk'),
  });
});

test('two pages of one path fail', async () => {
  const module = { page: lakes, default: LakePage };
  await expect(prerenderPages({ './One': module, './Two': module })).rejects.toThrow(
    './Two claims /lakes, which another page of this remote has',
  );
});

test('a page with a title element of its own fails', async () => {
  const Titled = () => (
    <>
      <title>Lakes</title>
      <h1>Lakes</h1>
    </>
  );
  await expect(prerender(lakes, Titled)).rejects.toThrow('/lakes renders tags into the document head: declare');
});

test('a page that throws is named', async () => {
  await expect(
    prerender(lakes, () => {
      throw new Error('no facts');
    }),
  ).rejects.toThrow(/^\/lakes of \.\/\w+ cannot be prerendered: no facts$/);
});
