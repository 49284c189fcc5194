import { expect, test } from 'vitest';
import { parseTestOptions } from './test-options.ts';

test.each([
  [[], { base: null, help: false }],
  [['--changed'], { base: 'HEAD', help: false }],
  [['--changed', '--base', 'main'], { base: 'main', help: false }],
  [['-h'], { base: null, help: true }],
])('parses %j', (args, options) => {
  expect(parseTestOptions(args)).toEqual(options);
});

test.each([
  [['--base', 'main'], '--base needs --changed'],
  [['--unit'], "Unknown option '--unit'"],
  [['mfe-catalogue'], 'Unexpected argument'],
])('refuses %j', (args, message) => {
  expect(() => parseTestOptions(args)).toThrow(message);
});
