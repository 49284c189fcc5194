import { Link, useParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageHead } from '../page-head/PageHead.tsx';
import { type ExposedPage, prerenderPages } from './prerender.tsx';

function LakePage() {
  const { slug } = useParams();
  return (
    <div className="page">
      <PageHead title={`${slug} · "Guide" & more`} description="A lake." />
      <h1>{slug}</h1>
      <Link to="/lakes">All lakes</Link>
    </div>
  );
}

const prerender = async (page: Partial<ExposedPage>) =>
  prerenderPages({ './Page': { route: '/lakes', Page: () => null, ...page } });

test('renders a page of a route with a parameter for each of its paths', async () => {
  const fragments = await prerender({ route: '/lakes/:slug', paths: ['/lakes/issyk'], Page: LakePage });
  expect(Object.keys(fragments)).toEqual(['/lakes/issyk']);
  expect(fragments['/lakes/issyk']?.body).toBe(
    '<div class="page"><h1>issyk</h1><a href="/lakes" data-discover="true">All lakes</a></div>',
  );
});

test('the head fields are data, without HTML', async () => {
  const fragments = await prerender({
    route: '/lakes/:slug',
    paths: ['/lakes/issyk'],
    Page: LakePage,
    getStructuredData: (path) => ({ '@type': 'LakeBodyOfWater', url: path }),
    getShareImage: (path) => `/pictures${path}.jpg`,
  });
  expect(fragments['/lakes/issyk']?.head).toEqual({
    title: 'issyk · "Guide" & more',
    description: 'A lake.',
    image: '/pictures/lakes/issyk.jpg',
    structuredData: { '@type': 'LakeBodyOfWater', url: '/lakes/issyk' },
  });
});

test.each<[string, () => React.ReactNode, string]>([
  ['no PageHead', () => <h1>Lakes</h1>, '/lakes rendered 0 PageHead elements; it needs one'],
  [
    'two PageHead elements',
    () => (
      <>
        <PageHead title="One" />
        <PageHead title="Two" />
      </>
    ),
    '/lakes rendered 2 PageHead elements; it needs one',
  ],
  [
    'a title element of its own',
    () => (
      <>
        <title>Lakes</title>
        <h1>Lakes</h1>
      </>
    ),
    '/lakes renders tags into the document head: use PageHead.',
  ],
])('a page with %s fails', async (_, Page, message) => {
  await expect(prerender({ Page })).rejects.toThrow(message);
});

test('a page that throws fails', async () => {
  const Page = () => {
    throw new Error('no facts');
  };
  await expect(prerender({ Page })).rejects.toThrow('no facts');
});
