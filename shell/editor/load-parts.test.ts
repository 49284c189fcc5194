import { afterEach, expect, test, vi } from 'vitest';
import { loadParts } from './load-parts.ts';
import { createPart } from './testing/create-part.ts';

afterEach(() => vi.restoreAllMocks());

test('a part that does not load leaves the others as they are', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const part = createPart();
  const load = async (url: string) => {
    if (url.includes('catalogue')) throw new TypeError('not a module');
    return { editorPart: part };
  };
  const modules = { catalogue: '/catalogue/v1/editor.js', 'trip-tips': '/trip-tips/v2/editor.js' };
  expect(await loadParts(modules, load)).toEqual([
    { remote: 'catalogue', part: null },
    { remote: 'trip-tips', part },
  ]);
  expect(logged).toHaveBeenCalledOnce();
});
