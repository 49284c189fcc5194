import { readManifest } from '@almaty/pictures/node';
import { expect, test } from 'vitest';
import { altTexts as kazakh } from './kazakh.ts';
import { altTexts as russian } from './russian.ts';

const described = Object.entries(readManifest()).flatMap(([name, { kind }]) => (kind === 'home' ? [] : [name]));

test.each([
  ['Russian', russian],
  ['Kazakh', kazakh],
])('what each picture shows is said in %s', (_, altTexts) => {
  expect(Object.keys(altTexts).toSorted()).toEqual(described.toSorted());
  for (const text of Object.values(altTexts)) expect(text).toMatch(/^\p{Lu}[^a-z]{30,140}\.$/u);
});
