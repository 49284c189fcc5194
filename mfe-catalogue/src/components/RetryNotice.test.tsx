// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RetryNotice } from './RetryNotice.tsx';

afterEach(cleanup);

test('while it tries again the button says so, keeps the focus, and another press does nothing', async () => {
  const attempt = Promise.withResolvers<void>();
  const retry = vi.fn(() => attempt.promise);
  render(
    <RetryNotice title="It did not load" retry={retry}>
      Check the connection.
    </RetryNotice>,
  );
  const button = screen.getByRole('button', { name: 'Retry' });
  button.focus();
  fireEvent.click(button);
  expect(button.textContent).toBe('One moment…');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(retry).toHaveBeenCalledOnce();
  await act(async () => attempt.reject(new Error('no connection')));
  expect(button.textContent).toBe('Retry');
  expect(button.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(button);
  expect(retry).toHaveBeenCalledTimes(2);
});
