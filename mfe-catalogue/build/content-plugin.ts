import { PICTURES_FOLDER } from '@almaty/art/node';
import { PLANNING_DATA_FILE, PLANNING_EVIDENCE_FILE, SAMPLE_PLAN_FILE } from '@almaty/planner/schema';
import { CATALOGUE_INDEX_FILE } from '@almaty/store/schema';
import type { RsbuildPlugin } from '@rsbuild/core';
import { activities } from '../src/content/activities.ts';
import { catalogueIndex } from '../src/content/catalogue-index.ts';
import { CONTENT_FOLDER } from '../src/content/content-files.ts';
import { locations } from '../src/content/locations.ts';
import { findMissingPictures } from '../src/content/missing-pictures.ts';
import { getActivitySlug } from '../src/content/picture-paths.ts';
import { readContent } from '../src/content/read-content.ts';
import { validateContent } from '../src/content/validate-content.ts';
import { getDetailsFile } from '../src/content/view-models/fetch-location-details.ts';

/** The picture files of a release: of locations, of activities, and of activities by id, for other packages. */
const pictures = [
  ...locations.map(({ slug }) => ({ from: `${slug}-*.{avif,webp,jpg}`, to: 'pictures' })),
  ...activities.map(({ name }) => ({ from: `${getActivitySlug(name)}-{400,800,1200}.{avif,webp}`, to: 'pictures' })),
  ...activities.map(({ id, name }) => ({
    from: `${getActivitySlug(name)}-400.webp`,
    to: `pictures/activity-${id}.webp`,
  })),
].map((files) => ({ ...files, context: PICTURES_FOLDER }));

const toModule = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** The data files of a release. The modules are loaded late, because they parse the validated content. */
async function createDataFiles(): Promise<Record<string, unknown>> {
  const { planningContent } = await import('../src/content/planning/planning-content.ts');
  const { createPlanningData } = await import('../src/content/planning/create-planning-data.ts');
  const { createPlanningEvidence } = await import('../src/content/planning/create-planning-evidence.ts');
  const { createSamplePlan } = await import('../src/content/planning/create-sample-plan.ts');
  const { locationDetails } = await import('../src/content/view-models/location-details.ts');
  return {
    [CATALOGUE_INDEX_FILE]: catalogueIndex,
    [PLANNING_DATA_FILE]: createPlanningData(planningContent),
    [PLANNING_EVIDENCE_FILE]: createPlanningEvidence(planningContent),
    [SAMPLE_PLAN_FILE]: createSamplePlan(planningContent),
    ...Object.fromEntries(Object.entries(locationDetails).map(([slug, details]) => [getDetailsFile(slug), details])),
  };
}

/** The module that loads details: in the browser from a file per location, in the bundle for prerendering from itself. */
async function createDetailsModule(environment: string): Promise<string> {
  if (environment === 'web')
    return `import { fetchLocationDetails } from './fetch-location-details.ts';
export const loadLocationDetails = (slug) => fetchLocationDetails(__webpack_public_path__, slug);`;
  const { locationDetails } = await import('../src/content/view-models/location-details.ts');
  return `const details = ${JSON.stringify(locationDetails)};
export const loadLocationDetails = async (slug) => details[slug];`;
}

/**
 * Validates the content, and fails the build with a message per error. Adds the pictures, the catalogue index and the
 * planning data to the release, and replaces the view models by their values in bundles.
 */
export const contentPlugin = (): RsbuildPlugin => ({
  name: 'catalogue-content',
  setup(api) {
    const errors = [...validateContent(readContent()), ...findMissingPictures(locations, activities)];
    if (errors.length > 0) throw new Error(`The content can't be published:\n${errors.join('\n')}`);
    api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) =>
      // The bundle for prerendering and the web workers contain no pictures.
      name === 'web' ? mergeEnvironmentConfig(config, { output: { copy: pictures } }) : config,
    );
    api.transform(
      { test: /view-models\/(card-summaries|search-entries|search-index|activity-details|sample-itineraries)\.ts$/ },
      async ({ resourcePath, addContextDependency }) => {
        addContextDependency(CONTENT_FOLDER);
        return toModule(await import(resourcePath));
      },
    );
    api.transform({ test: /view-models\/load-location-details\.ts$/ }, ({ environment, addContextDependency }) => {
      addContextDependency(CONTENT_FOLDER);
      return createDetailsModule(environment.name);
    });
    api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
      for (const [file, data] of Object.entries(await createDataFiles()))
        compilation.emitAsset(file, new sources.RawSource(JSON.stringify(data)));
    });
  },
});
