// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { listLocalKeys, loadJson, safeLocalStorage, safeSessionStorage, saveJson } from './safe-storage.ts';

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

test('lists the keys of the local storage, and none where it is forbidden', () => {
  safeLocalStorage.setItem('one', '1');
  safeLocalStorage.setItem('two', '2');
  expect(listLocalKeys().sort()).toEqual(['one', 'two']);
  vi.stubGlobal('localStorage', undefined);
  expect(listLocalKeys()).toEqual([]);
});

test('a full storage keeps the value for the life of the page', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { setItem, getItem: () => null });
  saveJson(safeSessionStorage, 'full', 1);
  expect(loadJson(safeSessionStorage, 'full')).toBe(1);
  safeSessionStorage.removeItem('full');
  expect(loadJson(safeSessionStorage, 'full')).toBeNull();
});

test('a forbidden storage keeps the value for the life of the page', () => {
  vi.stubGlobal('sessionStorage', {
    get getItem() {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  });
  expect(safeSessionStorage.getItem('forbidden')).toBeNull();
  safeSessionStorage.setItem('forbidden', 'text');
  expect(safeSessionStorage.getItem('forbidden')).toBe('text');
  safeSessionStorage.removeItem('forbidden');
  expect(safeSessionStorage.getItem('forbidden')).toBeNull();
});

test('a later successful write replaces the value in memory', () => {
  vi.stubGlobal('sessionStorage', undefined);
  safeSessionStorage.setItem('later', 'in memory');
  vi.unstubAllGlobals();
  safeSessionStorage.setItem('later', 'stored');
  expect(safeSessionStorage.getItem('later')).toBe('stored');
  expect(sessionStorage.getItem('later')).toBe('stored');
  sessionStorage.removeItem('later');
  expect(safeSessionStorage.getItem('later')).toBeNull();
});

test('a text that is not JSON loads as null', () => {
  sessionStorage.setItem('key', '{');
  expect(loadJson(safeSessionStorage, 'key')).toBeNull();
});
