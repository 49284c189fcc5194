import { expect, test } from 'vitest';
import { createWaveCounter, getRequestKind } from './request-waves.ts';

test('a request comes one wave after the last of those that led to it', () => {
  const waves = createWaveCounter();
  const add = (url: string, ...callers: string[]) =>
    waves.add({ request: { url }, initiator: { stack: { callFrames: callers.map((caller) => ({ url: caller })) } } });
  waves.add({ request: { url: '/' }, initiator: {} });
  waves.add({ request: { url: '/a.js' }, initiator: { url: '/' } });
  add('/b.js', '/a.js');
  add('/c.js', '/', '/b.js', '/elsewhere.js');
  expect(['/', '/a.js', '/b.js', '/c.js'].map(waves.get)).toEqual([0, 1, 2, 3]);
});

test('a second request of an address does not change its wave', () => {
  const waves = createWaveCounter();
  waves.add({ request: { url: '/' }, initiator: {} });
  waves.add({ request: { url: '/a.js' }, initiator: { url: '/' } });
  waves.add({ request: { url: '/' }, initiator: { url: '/a.js' } });
  expect(waves.get('/')).toBe(0);
});

test.each([
  ['/a.avif', 'fetch', 'picture'],
  ['/a.woff2', 'other', 'font'],
  ['/a.css', 'stylesheet', 'style'],
  ['/', 'document', 'document'],
  ['/a.json', 'fetch', 'other'],
])('%s, requested as %s, is of kind %s', (path, type, kind) => {
  expect(getRequestKind(path, type)).toBe(kind);
});
