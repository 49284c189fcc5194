import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PICTURES_FOLDER } from '@almaty/pictures/node';
import type { RsbuildPlugin } from '@rsbuild/core';
import { activities } from '../src/content/activities.ts';
import { CONTENT_FOLDER } from '../src/content/content-files.ts';
import { locations } from '../src/content/locations.ts';
import { getActivitySlug } from '../src/content/picture-paths.ts';
import { createContentEvaluator } from './evaluate-content.ts';
import { VIEW_MODELS } from './view-models.ts';

/** The slug in the name of a picture file: `medeu-400.webp` -> `medeu`. */
const PICTURE_FILE = /^(?<slug>.+)-(?:\d+\.(?:avif|webp)|share\.jpg)$/;

/**
 * The picture files of a release: of locations, of activities, and of activities by id, for other packages. One pattern for
 * all, because each pattern reads the whole folder.
 */
function listPictures() {
  const ofLocations = new Set(locations.map(({ slug }) => slug));
  const ofActivities = new Set(activities.map(({ name }) => getActivitySlug(name)));
  const isReleased = (file: string) => {
    const slug = PICTURE_FILE.exec(file)?.groups?.slug ?? '';
    return ofLocations.has(slug) || (ofActivities.has(slug) && !file.endsWith('.jpg'));
  };
  const ignore = readdirSync(PICTURES_FOLDER).filter((file) => !isReleased(file));
  return [
    { from: '*.{avif,webp,jpg}', to: 'pictures', globOptions: { ignore: ignore.map((file) => `**/${file}`) } },
    ...activities.map(({ id, name }) => ({
      from: `${getActivitySlug(name)}-400.webp`,
      to: `pictures/activity-${id}.webp`,
    })),
  ].map((files) => ({ ...files, context: PICTURES_FOLDER }));
}

/** The module that loads details: in the browser from a file of the release, in the bundle for prerendering from itself. */
const createDetailsLoader = (environment: string, details: string) =>
  environment === 'web'
    ? `import { fetchLocationDetails } from './fetch-location-details.ts';
export const loadLocationDetails = (slug) => fetchLocationDetails(__webpack_public_path__, slug);`
    : `const details = JSON.parse(${JSON.stringify(details)});
export const loadLocationDetails = async (slug) => details[slug];`;

/**
 * Validates the content, and fails the build with a message per error, also while a development server runs. Adds the
 * pictures, the catalogue index and the planning data to the release, and replaces the view models by their values in
 * bundles.
 */
export const contentPlugin = (): RsbuildPlugin => ({
  name: 'catalogue-content',
  async setup(api) {
    const evaluate = createContentEvaluator(path.dirname(import.meta.dirname));
    await evaluate();
    api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) =>
      // The bundle for prerendering and the web workers contain no pictures.
      name === 'web' ? mergeEnvironmentConfig(config, { output: { copy: listPictures() } }) : config,
    );
    api.transform({ test: VIEW_MODELS }, async ({ resourcePath, addContextDependency }) => {
      addContextDependency(CONTENT_FOLDER);
      return (await evaluate()).modules[path.basename(resourcePath)] ?? '';
    });
    api.transform(
      { test: /view-models\/load-location-details\.ts$/ },
      async ({ environment, addContextDependency }) => {
        addContextDependency(CONTENT_FOLDER);
        return createDetailsLoader(environment.name, (await evaluate()).details);
      },
    );
    api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
      for (const [file, json] of Object.entries((await evaluate()).files))
        compilation.emitAsset(file, new sources.RawSource(json));
    });
  },
});
