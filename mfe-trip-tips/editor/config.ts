import { Source } from '@almaty/content';
import { routes } from '@almaty/delivery/routes';
import { getSiteOrigin } from '@almaty/delivery/schema';
import type { CmsConfig } from 'decap-cms-core';
import { CONTENT_PATH, type Collection, collections } from '../src/schema/collections.ts';
import { createAccessCollection } from './access-collection.ts';
import { toDecapFields, toJsonSchema } from './fields.ts';
import { formats } from './formats.ts';

/** The folder of the content files, relative to the repository. */
const FOLDER = `mfe-trip-tips/${CONTENT_PATH}`;

/** The name of the media library that offers nothing (decap.ts). */
export const EMPTY_MEDIA_LIBRARY = 'none';

/** The URL of decap-server; the Content Security Policy of the editor in the shell's Worker allows the same one. */
export const LOCAL_BACKEND_URL = 'http://localhost:8081/api/v1';

type FolderCollection = Extract<Collection, { kind: 'folder' }>;
type FileCollection = Extract<Collection, { kind: 'file' }>;

const listCollections = <Kind extends Collection['kind']>(kind: Kind) =>
  Object.entries<Collection>(collections).filter(([, collection]) => collection.kind === kind) as [
    string,
    Extract<Collection, { kind: Kind }>,
  ][];

const toDecapFolder = ([name, { label, singular, schema }]: [string, FolderCollection], canDelete: boolean) => ({
  name,
  label,
  label_singular: singular,
  folder: `${FOLDER}/${name}`,
  extension: formats.entry.extension,
  format: 'entry',
  create: true,
  delete: canDelete,
  slug: '{{slug}}',
  identifier_field: 'title.en',
  summary: '{{title.en}}',
  sortable_fields: ['order', 'lastChecked'],
  fields: toDecapFields(toJsonSchema(schema)),
});

const toDecapFile = ([name, { label, schema }]: [string, FileCollection]) => ({
  name,
  label,
  file: `${FOLDER}/${name}.yml`,
  fields: toDecapFields(toJsonSchema(schema)),
});

/** The sources of a remote, each of which tips or facts name by the name of its file. */
const createSources = (name: string, label: string, remote: string, canDelete: boolean) => ({
  name,
  label,
  label_singular: 'source',
  folder: `${remote}/content/sources`,
  extension: formats.entry.extension,
  format: 'entry',
  create: true,
  delete: canDelete,
  slug: '{{slug}}',
  identifier_field: 'title.en',
  summary: '{{slug}}: {{title.en}}',
  fields: toDecapFields(toJsonSchema(Source)),
});

/** The URL of the page that editors change, on the site of an editor's origin. */
export const getPlanTripUrl = (origin: string): string => (getSiteOrigin(origin) ?? origin) + routes.planTrip;

/**
 * Creates the configuration of Decap CMS. With a repository, editors sign in with GitHub and each change becomes a pull
 * request. Without one, as in a local build, Decap writes the files of the working copy through its local backend.
 *
 * @param repository owner and name of the GitHub repository; empty for none.
 * @param origin of the editor, where editors sign in (docs/decisions/0014).
 */
export function createEditorConfig(repository: string, origin: string): CmsConfig {
  return {
    load_config_file: false,
    backend: repository
      ? { name: 'github', repo: repository, branch: 'main', base_url: origin, auth_endpoint: 'api/editor/sign-in' }
      : { name: 'proxy', proxy_url: LOCAL_BACKEND_URL, branch: 'main' },
    publish_mode: repository ? 'editorial_workflow' : 'simple',
    site_url: getPlanTripUrl(origin),
    show_preview_links: false,
    // Decap requires a media folder, but nothing can be uploaded to it.
    media_folder: `${FOLDER}/media`,
    media_library: { name: EMPTY_MEDIA_LIBRARY },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      // With GitHub, Decap would delete files on the main branch directly, without a pull request.
      ...listCollections('folder').map((entry) => toDecapFolder(entry, !repository)),
      { name: 'lists', label: 'Lists', format: 'entry', files: listCollections('file').map(toDecapFile) },
      createSources('tip-sources', 'Sources of tips', 'mfe-trip-tips', !repository),
      createAccessCollection(),
      createSources('location-sources', 'Sources of locations', 'mfe-catalogue', !repository),
    ],
  };
}
