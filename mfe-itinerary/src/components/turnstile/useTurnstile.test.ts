// @vitest-environment happy-dom
import type { TurnstileInstance } from '@marsidev/react-turnstile';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTurnstile } from './useTurnstile.ts';

const createWidget = (token: string): TurnstileInstance => ({
  getResponse: () => token,
  getResponsePromise: async () => token,
  isExpired: () => false,
  reset: () => {},
  remove: () => {},
  render: () => {},
  execute: () => {},
});

beforeEach(() => {
  document.documentElement.dataset.turnstile = 'site-key';
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  delete document.documentElement.dataset.turnstile;
});

test('a token that is asked for before the widget has loaded comes when it has', async () => {
  const { result } = renderHook(useTurnstile);
  const token = result.current.getToken();
  result.current.attach(createWidget('token-1'));
  expect(await token).toBe('token-1');
});

test('a widget that does not load within 15 seconds gives no token', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(useTurnstile);
  const token = expect(result.current.getToken()).rejects.toThrow('The Turnstile widget has not loaded');
  await vi.advanceTimersByTimeAsync(15_000);
  await token;
});

test('loading the widget and its check take 15 seconds together at most', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(useTurnstile);
  const token = expect(result.current.getToken()).rejects.toThrow('The check takes too long');
  await vi.advanceTimersByTimeAsync(10_000);
  const getResponsePromise = (limitMs = 0) =>
    new Promise<string>((_, reject) => setTimeout(() => reject(new Error('The check takes too long')), limitMs));
  result.current.attach({ ...createWidget('late'), getResponsePromise });
  await vi.advanceTimersByTimeAsync(5000);
  expect(vi.getTimerCount()).toBe(0);
  await token;
});

test('a site without Turnstile needs no token', async () => {
  delete document.documentElement.dataset.turnstile;
  const { result } = renderHook(useTurnstile);
  expect(await result.current.getToken()).toBeUndefined();
});
