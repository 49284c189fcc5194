// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UnavailableNotice } from './notices.tsx';
import { RenderBoundary } from './RenderBoundary.tsx';

afterEach(cleanup);

test('a page that throws is a notice, and Retry renders it again; what is beside it stays', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const Page = () => {
    if (broken) throw new Error('no');
    return <h1>The page</h1>;
  };
  render(
    <>
      <p>Your trip</p>
      <RenderBoundary notice={(retry) => <UnavailableNotice retry={retry} />}>
        <Page />
      </RenderBoundary>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Part of this page did not load');
  expect(screen.getByText('Your trip')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alert')).toBeDefined();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
});
