import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeFacts } from './describe-facts.ts';

test('docs/facts.md is what the code says (node scripts/write-facts.ts writes it anew)', () => {
  expect(readFileSync(path.join(import.meta.dirname, '../docs/facts.md'), 'utf8')).toBe(describeFacts());
});
