import { PICTURES_FOLDER } from '@almaty/art/node';
import { CATALOGUE_INDEX_FILE } from '@almaty/store/schema';
import type { RsbuildPlugin } from '@rsbuild/core';
import { activities } from '../src/content/activities.ts';
import { getActivitySlug } from '../src/content/activity-pictures.ts';
import { cardSummaries } from '../src/content/card-summaries.ts';
import { catalogueIndex } from '../src/content/catalogue-index.ts';
import { city } from '../src/content/city.ts';
import { activityFacts } from '../src/content/facts/activities.ts';
import { locationFacts } from '../src/content/facts/index.ts';
import { locations } from '../src/content/locations.ts';
import { findMissingPictures } from '../src/content/missing-pictures.ts';
import { mountainRoutes } from '../src/content/mountain-routes.ts';
import { nature } from '../src/content/nature.ts';
import { validateContent } from '../src/content/validate-content.ts';

/** The picture files of a release: of locations, of activities, and of activities by id, for other packages. */
const pictures = [
  ...locations.map(({ slug }) => ({ from: `${slug}-*.{avif,webp,jpg}`, to: 'pictures' })),
  ...activities.map(({ name }) => ({ from: `${getActivitySlug(name)}-{400,800,1200}.{avif,webp}`, to: 'pictures' })),
  ...activities.map(({ id, name }) => ({
    from: `${getActivitySlug(name)}-400.webp`,
    to: `pictures/activity-${id}.webp`,
  })),
].map((files) => ({ ...files, context: PICTURES_FOLDER }));

/**
 * Validates the content, and fails the build with a message per error. Adds the pictures and the catalogue index to the
 * release, and replaces the facts by their card summaries in the browser bundle of pages that need no more.
 */
export const contentPlugin = (): RsbuildPlugin => ({
  name: 'catalogue-content',
  setup(api) {
    const locationFiles = { 'nature.ts': nature, 'mountain-routes.ts': mountainRoutes, 'city.ts': city };
    const errors = [
      ...validateContent({ locationFiles, activities, locationFacts, activityFacts }),
      ...findMissingPictures(locations, activities),
    ];
    if (errors.length > 0) throw new Error(`The content can't be published:\n${errors.join('\n')}`);
    api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) =>
      // The bundle for prerendering contains no pictures.
      name === 'node' ? config : mergeEnvironmentConfig(config, { output: { copy: pictures } }),
    );
    api.transform(
      { test: /content\/card-summaries\.ts$/, environments: ['web'] },
      () => `export const cardSummaries = ${JSON.stringify(cardSummaries)};`,
    );
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
      compilation.emitAsset(CATALOGUE_INDEX_FILE, new sources.RawSource(JSON.stringify(catalogueIndex)));
    });
  },
});
