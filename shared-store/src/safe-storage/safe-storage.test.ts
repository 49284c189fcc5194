// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadJson, safeLocalStorage, safeSessionStorage, saveJson } from './safe-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

test.each([
  ['session', safeSessionStorage, () => sessionStorage],
  ['local', safeLocalStorage, () => localStorage],
])('writes to the %s storage and reads back', (_, storage, getNative) => {
  saveJson(storage, 'key', { days: 3 });
  expect(getNative().getItem('key')).toBe('{"days":3}');
  expect(loadJson(storage, 'key')).toEqual({ days: 3 });
  storage.removeItem('key');
  expect(loadJson(storage, 'key')).toBeNull();
});

test('a full storage keeps nothing and throws nothing', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { setItem, getItem: () => null });
  saveJson(safeSessionStorage, 'key', 1);
  expect(loadJson(safeSessionStorage, 'key')).toBeNull();
});

test('a forbidden storage reads as empty and throws nothing', () => {
  vi.stubGlobal('sessionStorage', {
    get getItem() {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  });
  expect(safeSessionStorage.getItem('key')).toBeNull();
  expect(() => safeSessionStorage.setItem('key', 'text')).not.toThrow();
  expect(() => safeSessionStorage.removeItem('key')).not.toThrow();
});

test('a text that is not JSON loads as null', () => {
  sessionStorage.setItem('key', '{');
  expect(loadJson(safeSessionStorage, 'key')).toBeNull();
});
