import { type EditorPart, getSiteOrigin } from '@almaty/delivery/schema';
import type { CmsConfig } from '@sveltia/cms';
import { LABEL_PREFIX } from './sveltia-internals.ts';

/** Stands for the repository where there is none: the screen then reads and writes a working copy. */
export const NO_REPOSITORY = 'local/Almaty-guide';

/**
 * Creates the configuration of Sveltia CMS. With a repository, each change becomes a pull request; without one, the screen
 * opens the working copy that the editor chooses.
 *
 * @param repository owner and name at GitHub; empty for none.
 * @param origin of the editor.
 */
export const createConfig = (
  repository: string,
  origin: string,
  parts: Readonly<Record<string, EditorPart>>,
): CmsConfig =>
  ({
    load_config_file: false,
    app_title: 'Editors · Almaty guide',
    logo: { src: new URL('../public/icon.svg', import.meta.url).href },
    backend: {
      name: 'github',
      repo: repository || NO_REPOSITORY,
      branch: 'main',
      cms_label_prefix: LABEL_PREFIX,
      // A token of GitHub's own, so that nobody runs a server for the sign-in.
      auth_methods: ['token'],
    },
    publish_mode: repository ? 'editorial_workflow' : 'simple',
    site_url: getSiteOrigin(origin) ?? origin,
    media_folder: 'mfe-catalogue/content/photographs',
    public_folder: '/photographs',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // A browser writes the picture anew, so that neither its position nor its weight comes into the repository.
          transformations: { raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 } },
        },
      },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: Object.values(parts).flatMap(({ collections }) => collections),
  }) as CmsConfig;
