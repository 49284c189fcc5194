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
  publishFiles(version, { 'tips.json': JSON.stringify(createTips(name)) }, env.R2_TRIP_TIPS);

test('the tips are those of the stable release, also after another one', async () => {
  await publish('t4', 'Nauryz');
  expect((await readTips(env.R2_TRIP_TIPS, 'en'))?.holidays[0]?.name).toBe('Nauryz');
  await publish('t5', 'Nauryz Meyramy');
  expect((await readTips(env.R2_TRIP_TIPS, 'en'))?.holidays[0]?.name).toBe('Nauryz Meyramy');
});

test('without a release, or without the file, there are none', async () => {
  await env.R2_TRIP_TIPS.delete('channels.json');
  expect(await readTips(env.R2_TRIP_TIPS, 'en')).toBeNull();
  await publishFiles('t3', {}, env.R2_TRIP_TIPS);
  expect(await readTips(env.R2_TRIP_TIPS, 'en')).toBeNull();
});

test('the tips of a language are those of its file, and the English ones of a release that has none', async () => {
  const files = (version: string) => ({ 'tips.json': JSON.stringify(createTips(`Nauryz ${version}`)) });
  await publishFiles('t6', { ...files('t6'), 'ru/tips.json': JSON.stringify(createTips('Наурыз')) }, env.R2_TRIP_TIPS);
  const read = async (language: 'en' | 'ru' | 'kk') => (await readTips(env.R2_TRIP_TIPS, language))?.holidays[0]?.name;
  expect([await read('ru'), await read('kk'), await read('en'), await read('ru')]).toEqual([
    ...['Наурыз', 'Nauryz t6', 'Nauryz t6', 'Наурыз'],
  ]);
  await publishFiles('t7', files('t7'), env.R2_TRIP_TIPS);
  expect(await read('ru')).toBe('Nauryz t7');
});
