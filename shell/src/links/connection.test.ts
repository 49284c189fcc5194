// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { canPrefetch } from './connection.ts';

const setConnection = (connection: object | undefined) => vi.stubGlobal('navigator', { connection });

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['unknown', undefined, true],
  ['fast', { effectiveType: '4g' }, true],
  ['middling', { effectiveType: '3g' }, true],
  ['slow', { effectiveType: '2g' }, false],
  ['very slow', { effectiveType: 'slow-2g' }, false],
  ['fast, of a visitor who saves data', { saveData: true, effectiveType: '4g' }, false],
])('on a connection that is %s, a page may be loaded before it is opened: %s', (_, connection, expected) => {
  setConnection(connection);
  expect(canPrefetch()).toBe(expected);
});
