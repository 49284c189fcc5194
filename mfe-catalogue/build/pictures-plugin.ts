import { readdirSync } from 'node:fs';
import { PICTURES_FOLDER } from '@almaty/pictures/node';
import type { RsbuildPlugin } from '@rsbuild/core';
import { type CatalogueContent, createCatalogueContent } from './content/catalogue-content.ts';
import { readContent } from './content/read-content.ts';
import { getActivityPicture, getLocationPicture } from './pictures/pictures.ts';

/** The picture and the rest in the name of a file: `medeu-400.webp` -> `medeu`, `-400.webp`. */
const PICTURE_FILE = /^(?<picture>.+)(?<rest>-(?:\d+\.(?:avif|webp)|share\.jpg))$/;

type CopiedFiles = { from: string; to: string; globOptions?: { ignore: string[] } };

function parseName(file: string) {
  const { picture = '', rest = '' } = PICTURE_FILE.exec(file)?.groups ?? {};
  return { file, picture, rest };
}

/**
 * Lists the picture files of a release: of locations, of activities, and of activities by id, for other packages. An entry
 * without a picture of its own gets the files of a plain poster under its name, so that no page needs to know.
 */
function listPictures({ locations, activities }: CatalogueContent): CopiedFiles[] {
  const ofLocations = locations.map(({ location }) => ({
    slug: location.slug,
    files: getLocationPicture(location).files,
  }));
  const ofActivities = activities.map(({ activity, slug }) => ({
    id: activity.id,
    slug,
    files: getActivityPicture(slug).files,
  }));
  const all = readdirSync(PICTURES_FOLDER).map(parseName);
  const isReleased = ({ file, picture }: (typeof all)[number]) =>
    // Of the preview of a new entry.
    (picture.startsWith('plain-') && !file.endsWith('.jpg')) ||
    ofLocations.some(({ slug }) => slug === picture) ||
    (ofActivities.some(({ slug }) => slug === picture) && !file.endsWith('.jpg'));
  const withoutPicture = [...ofLocations, ...ofActivities].filter(({ slug, files }) => slug !== files);
  return [
    // One pattern for all, because each pattern reads the whole folder.
    {
      from: '*.{avif,webp,jpg}',
      to: 'pictures',
      globOptions: { ignore: all.filter((each) => !isReleased(each)).map(({ file }) => `**/${file}`) },
    },
    ...withoutPicture.flatMap(({ slug, files }) =>
      all.flatMap(({ file, picture, rest }) =>
        picture === files && rest ? [{ from: file, to: `pictures/${slug}${rest}` }] : [],
      ),
    ),
    ...ofActivities.map(({ id, files }) => ({ from: `${files}-400.webp`, to: `pictures/activity-${id}.webp` })),
  ];
}

/** Adds the pictures to the release. The plugin before it names the mistakes of the content. */
export const picturesPlugin = (): RsbuildPlugin => ({
  name: 'catalogue-pictures',
  setup(api) {
    api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) =>
      // The bundle for prerendering and the web workers contain no pictures.
      name === 'web'
        ? mergeEnvironmentConfig(config, {
            output: {
              copy: listPictures(createCatalogueContent(readContent(), 'en')).map((files) => ({
                ...files,
                context: PICTURES_FOLDER,
              })),
            },
          })
        : config,
    );
  },
});
