import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { createActivityEntry, createLocationEntry } from '../build/content/new-entries.ts';
import released from '../generated/content-files.json' with { type: 'json' };
import { EntryPreview } from './EntryPreview.tsx';

async function render(collection: string, slug: string, values: object): Promise<string> {
  const { prelude } = await prerender(<EntryPreview {...{ collection, slug }} values={{ ...values }} />);
  return new Response(prelude).text();
}

test.each([
  ['locations', 'a new location', createLocationEntry(101, 'Apple Garden')],
  ['activities', 'a new activity', createActivityEntry(101, 'Apple Picking')],
])('of the %s, %s is shown with a plain poster', async (collection, _, entry) => {
  const html = await render(collection, '', entry);
  expect(html).toContain(entry.name.en);
  expect(html).toMatch(/\/pictures\/plain-[a-z-]+-\d+\.avif/);
});

test.each(['locations', 'activities'])('of the %s, an entry without any text is shown', async (collection) => {
  expect(await render(collection, '', {})).toContain('<article');
});

test('a photograph is shown as it was uploaded, and not once it is saved, until a release has its sizes', async () => {
  const photograph = { alt: { en: 'A rink.' }, month: '2026-01', author: 'A. Author', licence: 'CC0 1.0', source: '' };
  const show = (file: string) =>
    render('locations', '', { ...createLocationEntry(101, 'Rink'), photographs: [{ file, ...photograph }] });
  expect(await show('blob:https://edit.guide.test/5')).toContain('src="blob:https://edit.guide.test/5"');
  expect(await show('rink.webp')).not.toContain('A rink.');
});

test('every released entry is shown', async () => {
  for (const collection of ['locations', 'activities'] as const)
    for (const { name, entry } of released[collection])
      expect(await render(collection, name, entry)).toContain(entry.name.en);
  for (const { name, entry } of released.contacts)
    expect(await render('contacts', name, entry)).toContain(entry.name.en.slice(0, 8));
  for (const { name, entry } of released.sampleItineraries)
    expect(await render('sample-itineraries', name, entry)).toContain(entry.title.en);
});
