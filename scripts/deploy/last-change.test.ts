import { expect, test, vi } from 'vitest';
import { PointerChange } from '../../shared-delivery/src/schema/channels.ts';
import { writeLastChange } from './last-change.ts';

const WITHDRAWN = { action: 'end-canary', from: 'id-2', to: 'id-1', reason: 'it fails in 7 of 8 networks' } as const;

test.each([
  ['shell', 'shell-staging/last-change.json'],
  ['api', 'shell-staging/last-change-api.json'],
] as const)('a canary of the %s that was withdrawn is written for the API, which raises an alarm', (part, key) => {
  const wrangler = vi.fn((_: readonly string[], __?: string) => ({ isOk: true, stdout: '', output: '' }));
  const now = new Date('2026-11-29T02:00:00Z');
  writeLastChange({ part, environment: 'staging', wrangler }, WITHDRAWN, now);
  const [args = [], input = ''] = wrangler.mock.calls[0] ?? [];
  expect(args.join(' ')).toBe(`r2 object put ${key} --pipe --remote --force`);
  expect(PointerChange.parse(JSON.parse(input))).toMatchObject({ ...WITHDRAWN, at: '2026-11-29T02:00:00.000Z' });
});
