// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePageTitle } from './usePageTitle.ts';

afterEach(cleanup);

function Confirmation() {
  usePageTitle('Your request is in');
  return null;
}

test('the document has the title as long as the component is shown', () => {
  document.title = 'Get your itinerary';
  const { unmount } = render(<Confirmation />);
  expect(document.title).toBe('Your request is in');
  unmount();
  expect(document.title).toBe('Get your itinerary');
});

test('the title of a page that was opened meanwhile stays', () => {
  const { unmount } = render(<Confirmation />);
  document.title = 'Where to go';
  unmount();
  expect(document.title).toBe('Where to go');
});
