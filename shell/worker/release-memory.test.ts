import { expect, test } from 'vitest';
import { createReleaseMemory } from './release-memory.ts';
import { createRelease } from './testing/releases.ts';

const describe = (version: string) => ({ ...createRelease(version), integrity: '' });

test('two versions of a remote are remembered, and the one that was not used for longest is forgotten', () => {
  const memory = createReleaseMemory();
  for (const version of ['a', 'b']) memory.add('catalogue', describe(version));
  memory.get('catalogue', 'a');
  memory.add('catalogue', describe('c'));
  expect(['a', 'b', 'c'].map((version) => memory.get('catalogue', version)?.version)).toEqual(['a', undefined, 'c']);
});

test('the versions of one remote do not take the place of those of another', () => {
  const memory = createReleaseMemory();
  memory.add('itinerary', describe('a'));
  for (const version of ['a', 'b', 'c']) memory.add('catalogue', describe(version));
  expect(memory.get('itinerary', 'a')?.version).toBe('a');
  expect(memory.get('trip-tips', 'a')).toBeUndefined();
});
