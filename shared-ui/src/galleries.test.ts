import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const components = Object.values(manifest.exports).filter((file) => file.endsWith('.tsx'));

test.each(components)('%s has a gallery', (file) => {
  expect(existsSync(new URL(`../${file.replace('.tsx', '.gallery.tsx')}`, import.meta.url))).toBe(true);
});
