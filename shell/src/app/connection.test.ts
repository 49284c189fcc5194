// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { canPrefetch, isFastConnection } from './connection.ts';

const setConnection = (connection: object | undefined) => vi.stubGlobal('navigator', { connection });

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['unknown', undefined, true, false],
  ['fast', { effectiveType: '4g', downlink: 10 }, true, true],
  ['of the fast type, and not fast', { effectiveType: '4g', downlink: 1.6 }, true, false],
  ['middling', { effectiveType: '3g', downlink: 10 }, true, false],
  ['slow', { effectiveType: '2g', downlink: 0.1 }, false, false],
  ['very slow', { effectiveType: 'slow-2g', downlink: 0.05 }, false, false],
  ['fast, of a visitor who saves data', { saveData: true, effectiveType: '4g', downlink: 10 }, false, false],
])('a connection that is %s', (_, connection, canIntend, isFast) => {
  setConnection(connection);
  expect([canPrefetch(), isFastConnection()]).toEqual([canIntend, isFast]);
});
