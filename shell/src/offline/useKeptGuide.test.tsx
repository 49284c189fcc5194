// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CheckedSet } from './guide-store.ts';

const reads: PromiseWithResolvers<CheckedSet[]>[] = [];

vi.mock('./guide-store.ts', () => ({
  checkSets: () => {
    const read = Promise.withResolvers<CheckedSet[]>();
    reads.push(read);
    return read.promise;
  },
  countBytes: () => 0,
  findMissing: async () => [],
}));
vi.mock('./load-list.ts', () => ({ loadGuideList: async () => ({ contents: {} }) }));
vi.mock('./worker-registration.ts', () => ({ canKeep: () => true, hasWorker: async () => false }));

const { useKeptGuide } = await import('./useKeptGuide.ts');
const { OFFLINE_CACHE_KEY } = await import('./kept-set.ts');

test('what was read before another window removed the guide does not come back when it takes longer', async () => {
  const { result } = renderHook(() => useKeptGuide());
  const otherWindow = new BroadcastChannel(OFFLINE_CACHE_KEY);
  otherWindow.postMessage('changed');
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  otherWindow.close();
  const [slow, quick] = reads;
  await act(async () => quick?.resolve([]));
  await act(async () => slow?.resolve([{ kind: 'guide' } as CheckedSet]));
  expect(result.current.kept).toMatchObject({ sets: [] });
});
