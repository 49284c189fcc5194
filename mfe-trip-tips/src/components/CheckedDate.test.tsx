import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckedDate } from './CheckedDate.tsx';

test.each([
  ['2026-01-09', '9 Jan 2026'],
  ['2026-06-30', '30 Jun 2026'],
  ['2026-09-01', '1 Sept 2026'],
  ['2026-11-20', '20 Nov 2026'],
])('shows %s as "%s" on every machine, whatever its locale', (date, text) => {
  expect(renderToStaticMarkup(<CheckedDate date={date} />)).toContain(
    `Checked <time dateTime="${date}">${text}</time>`,
  );
});
