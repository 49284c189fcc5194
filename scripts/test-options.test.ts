import { expect, test } from 'vitest';
import { parseTestOptions } from './test-options.ts';

test.each([
  [[], { base: null, isAll: false, help: false }],
  [['--all'], { base: null, isAll: true, help: false }],
  [['--changed'], { base: 'HEAD', isAll: false, help: false }],
  [['--changed', '--base', 'main', '--all'], { base: 'main', isAll: true, help: false }],
  [['-h'], { base: null, isAll: false, help: true }],
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
