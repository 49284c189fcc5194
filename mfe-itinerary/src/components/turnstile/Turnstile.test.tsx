// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { type Ref, useImperativeHandle } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turnstile } from './Turnstile.tsx';
import { turnstileCode } from './turnstile-code.ts';
import { type TurnstileControl, useTurnstile } from './useTurnstile.ts';

const library = vi.hoisted(() => ({ requests: 0 }));

/** Does not load at the first request. */
vi.mock('@marsidev/react-turnstile', () => {
  library.requests += 1;
  if (library.requests === 1) throw new Error('no connection');
  return {
    Turnstile({ ref }: { ref: Ref<unknown> }) {
      useImperativeHandle(ref, () => ({ getResponsePromise: async () => 'token-1' }));
      return null;
    },
  };
});

let control: TurnstileControl;
function Form() {
  control = useTurnstile();
  return (
    <>
      <input aria-label="Email" />
      <Turnstile control={control} />
    </>
  );
}

beforeEach(() => {
  document.documentElement.dataset.turnstile = 'site-key';
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.turnstile;
});

test('a widget whose code does not load leaves the form as it is, and sending loads it again', async () => {
  render(<Form />);
  const field = screen.getByLabelText('Email');
  await expect(turnstileCode.load()).rejects.toThrow();
  expect(await control.getToken()).toBe('token-1');
  expect(screen.getByLabelText('Email')).toBe(field);
  expect(library.requests).toBe(2);
});
