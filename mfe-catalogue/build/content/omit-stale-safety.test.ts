import { expect, test } from 'vitest';
import { createCatalogueContent } from './catalogue-content.ts';
import { omitStaleSafety } from './omit-stale-safety.ts';
import { readContent, WORKSPACE } from './read-content.ts';

test('a new English text on safety is shown in every language until it is translated, another text in its old translation', () => {
  const files = readContent();
  const edited = files.locations.map((file) => {
    const { safety, goodToKnow, description, ...entry } = file.entry;
    const [first, ...more] = safety;
    const [known, ...others] = goodToKnow;
    if (file.name !== 'charyn-canyon' || !first || !known) return file;
    const changed = { ...first, value: { ...first.value, en: 'Stay away from the edge.' } };
    const changedKnown = { ...known, value: { ...known.value, en: 'No shade, no water.' } };
    return {
      ...file,
      entry: {
        ...{ ...entry, safety: [changed, ...more], goodToKnow: [changedKnown, ...others] },
        description: { ...description, en: 'Another description.' },
      },
    };
  });
  const current = createCatalogueContent(omitStaleSafety(files, WORKSPACE), 'ru');
  const content = createCatalogueContent(omitStaleSafety({ ...files, locations: edited }, WORKSPACE), 'ru');
  const find = ({ locations }: typeof content) => locations.find(({ location }) => location.slug === 'charyn-canyon');
  expect(find(content)?.facts.safety[0]?.value).toBe('Stay away from the edge.');
  expect(find(content)?.facts.goodToKnow[0]?.value).toBe('No shade, no water.');
  expect(find(content)?.facts.safety.slice(1)).toEqual(find(current)?.facts.safety.slice(1));
  expect(find(content)?.location.description).toBe(find(current)?.location.description);
  expect(find(current)?.facts.safety[0]?.value).toMatch(/\p{Script=Cyrillic}/u);
});
