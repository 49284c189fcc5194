// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { PageHead, PageHeadCollector, type PageHeadFields } from './PageHead.tsx';

afterEach(cleanup);

test('in a browser the fields become tags of the document head', () => {
  render(<PageHead title="Lakes" description="Seven lakes." noindex />);
  expect(document.title).toBe('Lakes');
  const getMeta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  expect(getMeta('description')).toBe('Seven lakes.');
  expect(getMeta('robots')).toBe('noindex');
});

test('on a server the fields go to the collector, and no tag is rendered', () => {
  const heads: PageHeadFields[] = [];
  const html = renderToString(
    <PageHeadCollector value={(head) => void heads.push(head)}>
      <PageHead title="Lakes" />
    </PageHeadCollector>,
  );
  expect(html).toBe('');
  expect(heads).toEqual([{ title: 'Lakes' }]);
});
