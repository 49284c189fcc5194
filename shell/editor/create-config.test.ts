import { expect, test } from 'vitest';
import { createConfig } from './create-config.ts';
import { createPart } from './testing/create-part.ts';

const parts = {
  catalogue: createPart({ collections: [{ name: 'catalogue-locations', label: 'Locations' }] }),
};

test('with a repository each change is a pull request, by a token of GitHub’s own', () => {
  expect(createConfig('owner/guide', 'https://edit.guide.test', parts)).toMatchObject({
    backend: { name: 'github', repo: 'owner/guide', branch: 'main', auth_methods: ['token'] },
    publish_mode: 'editorial_workflow',
    // The address in its header is the site's.
    site_url: 'https://guide.test',
  });
});

test('without one it changes a working copy', () => {
  expect(createConfig('', 'http://edit.localhost:3000', parts)).toMatchObject({ publish_mode: 'simple' });
});

test('a photograph is written anew before it is saved, under a name that an address can have', () => {
  expect(createConfig('', 'http://edit.localhost:3000', parts)).toMatchObject({
    media_libraries: {
      default: { config: { slugify_filename: true, transformations: { raster_image: { format: 'webp' } } } },
    },
  });
});

test('it shows the collections of all parts', () => {
  const { collections } = createConfig('', 'http://edit.localhost:3000', parts);
  expect(collections).toEqual([{ name: 'catalogue-locations', label: 'Locations' }]);
});
