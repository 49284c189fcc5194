import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GateError } from '../gate/breach.ts';
import type { Release } from './release.ts';
import { runRelease } from './run-release.ts';

const refused = [{ promise: 'no error', madeBy: 'catalogue', problem: 'Error' }] as const;
vi.mock('./bucket.ts', () => ({ withBucket: (_target: object, _remote: string, action: () => unknown) => action() }));
let failure: Error;
vi.mock('./run-action.ts', () => ({
  runAction: async () => {
    throw failure;
  },
}));

const gate = (isJson: boolean): Release => ({
  ...{ command: 'gate', version: 'v2', gate: { site: 'https://guide.test', key: undefined } },
  ...{ remotes: ['catalogue'], target: { state: 'unused' }, actor: 'me', isDryRun: false, isJson },
});

const print = vi.spyOn(console, 'log');
beforeEach(() => {
  failure = new GateError('catalogue v2', refused, { version: 'v2' });
  print.mockImplementation(() => {});
});
afterEach(() => void print.mockReset());

test('a refusal of the gate fails, and is a line of JSON for who asks for that', async () => {
  await expect(runRelease(gate(true))).rejects.toThrow('The gate refuses catalogue v2');
  expect(print.mock.calls.map(([line]) => JSON.parse(line))).toEqual([{ remote: 'catalogue', refused, version: 'v2' }]);
});

test('a refusal of the gate is an error only for a person', async () => {
  await expect(runRelease(gate(false))).rejects.toThrow('The gate refuses catalogue v2');
  expect(print).not.toHaveBeenCalled();
});

test('any other failure is a line of JSON too', async () => {
  failure = new Error('Nothing of catalogue was published');
  await expect(runRelease(gate(true))).rejects.toThrow(failure);
  expect(print.mock.calls.map(([line]) => JSON.parse(line))).toEqual([{ remote: 'catalogue', error: failure.message }]);
});
