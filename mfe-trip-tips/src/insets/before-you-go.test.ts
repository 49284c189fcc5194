import { prerenderPages } from '@almaty/delivery/prerendering';
import { expect, test } from 'vitest';
import { tips } from '../tips/static-tips.ts';
import * as beforeYouGo from './BeforeYouGo.tsx';
import { leaveSections } from './leave-sections.ts';

const { fragments } = await prerenderPages({}, { './BeforeYouGo': beforeYouGo });
/** The HTML of the inset for a kind of location. */
const getHtml = (kind: string): string => fragments[beforeYouGo.inset.route.replace(':kind', kind)]?.body ?? '';
const getTitles = (html: string) => [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title);

test('each kind of location has tips, and their sources', () => {
  for (const kind of ['nature', 'mountains', 'city']) {
    expect(getTitles(getHtml(kind)).length, kind).toBeGreaterThan(1);
    expect(getHtml(kind), kind).toContain('<details');
  }
  expect(Object.keys(fragments)).toHaveLength(3);
});

test('mountain routes have the tips of all outdoor places and their own, and the city none of them', () => {
  const [nature = [], mountains = [], city = []] = ['nature', 'mountains', 'city'].map((kind) =>
    getTitles(getHtml(kind)),
  );
  expect(mountains).toEqual(expect.arrayContaining(nature));
  expect(mountains.length).toBeGreaterThan(nature.length);
  expect(city.filter((title) => mountains.includes(title))).toEqual([]);
});

test('a link to a section of the page of all tips leads to that page', () => {
  const [tip] = tips.money;
  if (!tip) throw new Error('There is no tip on money');
  const link = { tag: 'a', href: '#phrases', children: ['Ten phrases'] } as const;
  const { body } = leaveSections({ ...tip, body: [{ tag: 'p', children: [link, ' of use'] }] });
  expect(body).toEqual([{ tag: 'p', children: [{ ...link, href: '/plan-trip#phrases' }, ' of use'] }]);
});
