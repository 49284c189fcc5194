import { PICTURES_FOLDER } from '@almaty/art/node';
import type { RsbuildPlugin } from '@rsbuild/core';
import { activities } from '../src/content/activities.ts';
import { activitySlug } from '../src/content/activity-pictures.ts';
import { problemsWith } from '../src/content/check.ts';
import { city } from '../src/content/city.ts';
import { activityFacts } from '../src/content/facts/activities.ts';
import { placeFacts } from '../src/content/facts/index.ts';
import { glances } from '../src/content/glances.ts';
import { missingPictures } from '../src/content/missing-pictures.ts';
import { mountainRoutes } from '../src/content/mountain-routes.ts';
import { nature } from '../src/content/nature.ts';
import { places } from '../src/content/places.ts';

/** What others may look up by id without importing this remote: `catalogue.json` of every release. */
const index = {
  locations: places.map(({ id, slug, name, category }) => ({ id, slug, name, category })),
  activities: activities.map(({ id, name }) => ({ id, name })),
};

/** The files of pictures that a release holds: of places, of activities, and of activities by id for other remotes. */
const pictures = [
  ...places.map(({ slug }) => ({ from: `${slug}-*.{avif,webp,jpg}`, to: 'pictures' })),
  ...activities.map(({ name }) => ({ from: `${activitySlug(name)}-{400,800,1200}.{avif,webp}`, to: 'pictures' })),
  ...activities.map(({ id, name }) => ({ from: `${activitySlug(name)}-400.webp`, to: `pictures/activity-${id}.webp` })),
].map((files) => ({ ...files, context: PICTURES_FOLDER }));

/**
 * Stops the build at content that must not be published, adds the pictures and `catalogue.json` to it, and works out
 * what cards tell at a glance, so that no browser gets all facts for it.
 */
export const contentPlugin = (): RsbuildPlugin => ({
  name: 'catalogue-content',
  setup(api) {
    const files = { 'nature.ts': nature, 'mountain-routes.ts': mountainRoutes, 'city.ts': city };
    const problems = [
      ...problemsWith({ places: files, activities, placeFacts, activityFacts }),
      ...missingPictures(places, activities),
    ];
    if (problems.length > 0) throw new Error(`The content can't be published:\n${problems.join('\n')}`);
    api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) =>
      // The bundle that renders fragments shows no pictures itself.
      name === 'node' ? config : mergeEnvironmentConfig(config, { output: { copy: pictures } }),
    );
    api.transform(
      { test: /content\/glances\.ts$/, environments: ['web'] },
      () => `export const glances = ${JSON.stringify(glances)};`,
    );
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
      compilation.emitAsset('catalogue.json', new sources.RawSource(JSON.stringify(index)));
    });
  },
});
