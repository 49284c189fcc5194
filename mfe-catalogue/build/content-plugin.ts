import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PICTURES_FOLDER } from '@almaty/art/node';
import type { RsbuildPlugin } from '@rsbuild/core';
import { activities } from '../src/content/activities.ts';
import { CONTENT_FOLDER } from '../src/content/content-files.ts';
import { locations } from '../src/content/locations.ts';
import { getActivitySlug } from '../src/content/picture-paths.ts';
import type { DataKind } from '../src/content/view-models/fetch-release-data.ts';
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

/** The modules that load data of a release. */
const LOADERS = {
  'load-location-details.ts': { name: 'loadLocationDetails', kind: 'details' },
  'load-list-page.ts': { name: 'loadListPage', kind: 'lists' },
} as const satisfies Record<string, { name: string; kind: DataKind }>;

/** A module that loads data: in the browser from a file of the release, in the bundle for prerendering from itself. */
const createLoader = (environment: string, { name, kind }: (typeof LOADERS)[keyof typeof LOADERS], data: string) =>
  environment === 'web'
    ? `import { fetchReleaseData } from './fetch-release-data.ts';
export const ${name} = (name) => fetchReleaseData(__webpack_public_path__, '${kind}', name);`
    : `const data = JSON.parse(${JSON.stringify(data)});
export const ${name} = async (name) => data[name];`;

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
    for (const [file, loader] of Object.entries(LOADERS))
      api.transform(
        { test: new RegExp(`view-models/${file.replace('.', '\\.')}$`) },
        async ({ environment, addContextDependency }) => {
          addContextDependency(CONTENT_FOLDER);
          return createLoader(environment.name, loader, (await evaluate()).data[loader.kind]);
        },
      );
    api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
      for (const [file, json] of Object.entries((await evaluate()).files))
        compilation.emitAsset(file, new sources.RawSource(json));
    });
  },
});
