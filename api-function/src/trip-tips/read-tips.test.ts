import { env } from 'cloudflare:workers';
import type { TipsFile } from '@almaty/store/schema';
import { expect, test } from 'vitest';
import { publishFiles } from '../testing/catalogue.ts';
import { readTips } from './read-tips.ts';

const createTips = (name: string): TipsFile => ({
  holidays: [{ name, yearly: { from: '03-21', to: '03-23' } }],
  emergency: { intro: 'Calls are free.', items: [{ number: '112', service: 'Any emergency' }] },
  phrases: { intro: 'Kazakh first.', items: [] },
});

const publish = (version: string, name: string) =>
  publishFiles(version, { 'tips.json': JSON.stringify(createTips(name)) }, env.TRIP_TIPS);

test('the tips are those of the stable release, also after another one', async () => {
  await publish('t4', 'Nauryz');
  expect((await readTips(env.TRIP_TIPS))?.holidays[0]?.name).toBe('Nauryz');
  await publish('t5', 'Nauryz Meyramy');
  expect((await readTips(env.TRIP_TIPS))?.holidays[0]?.name).toBe('Nauryz Meyramy');
});

test('without a release, or without the file, there are none', async () => {
  await env.TRIP_TIPS.delete('channels.json');
  expect(await readTips(env.TRIP_TIPS)).toBeNull();
  await publishFiles('t3', {}, env.TRIP_TIPS);
  expect(await readTips(env.TRIP_TIPS)).toBeNull();
});
