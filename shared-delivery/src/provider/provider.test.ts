import { expect, test } from 'vitest';
import { provider } from './provider.ts';

test('what is given of the provider can be shown and used', () => {
  const { name = 'x', email = 'a@b.test', telephone = '+77270000000', address = 'x' } = provider;
  expect(name.trim()).toBeTruthy();
  expect(address.trim()).toBeTruthy();
  expect(email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
  expect(telephone).toMatch(/^\+[\d ]{7,}$/);
});
