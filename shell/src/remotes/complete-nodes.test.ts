// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { completeNodes } from './complete-nodes.ts';
import { parseFragment } from './parse-fragment.ts';

const BODY =
  '<h1>Nature</h1><!-- a --><ul class="list"><li>Charyn <b>Canyon</b> in May</li><li>Kolsay<br/>Lake</li></ul><p>End</p>';
const whole = () => parseFragment(BODY, true);

/** Everything before and after each tag of the body. */
const cuts = [...BODY.matchAll(/>/g)].map(({ index }) => index + 1);

test.each(cuts)('a first part of %d characters gets what it lacks, and keeps its nodes', (cut) => {
  const outlet = document.createElement('div');
  outlet.append(parseFragment(BODY.slice(0, cut), false));
  const nodes = [...outlet.querySelectorAll('*')];
  completeNodes(outlet, whole());
  const expected = document.createElement('div');
  expected.append(whole());
  expect(outlet.innerHTML).toBe(expected.innerHTML);
  const kept = [...outlet.querySelectorAll('*')];
  expect(nodes.every((node, index) => node === kept[index])).toBe(true);
});

test('a text that was cut is completed', () => {
  const outlet = document.createElement('div');
  outlet.append(parseFragment('<p>Charyn <b>Canyon</b> in', false));
  completeNodes(outlet, parseFragment('<p>Charyn <b>Canyon</b> in May</p>', true));
  expect(outlet.textContent).toBe('Charyn Canyon in May');
});

test('nodes that somebody has changed are replaced', () => {
  const outlet = document.createElement('div');
  outlet.append(parseFragment('<h1>Nature</h1><ul><li>Charyn</li>', false));
  outlet.querySelector('ul')?.replaceChildren(document.createElement('font'));
  completeNodes(outlet, whole());
  const expected = document.createElement('div');
  expected.append(whole());
  expect(outlet.innerHTML).toBe(expected.innerHTML);
});
