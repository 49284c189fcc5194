import type { CmsConfig } from 'decap-cms-core';
import { CONTENT, type Collection, collections } from '../src/schema/collections.ts';
import { fieldsOf, jsonSchemaOf } from './fields.ts';
import { formats } from './formats.ts';

/** Where the files stand in the repository. */
const FOLDER = `mfe-trip-tips/${CONTENT}`;

/** The media library that there is not. */
export const NO_MEDIA = 'none';

/** Where decap-server listens; the policy that the shell's Worker serves the editor with names it too. */
export const LOCAL_BACK_END = 'http://localhost:8081/api/v1';

type Folder = Extract<Collection, { kind: 'folder' }>;
type File = Extract<Collection, { kind: 'file' }>;
const entriesOf = <Kind extends Collection['kind']>(kind: Kind) =>
  Object.entries<Collection>(collections).filter(([, each]) => each.kind === kind) as [
    string,
    Extract<Collection, { kind: Kind }>,
  ][];

const folderOf = ([name, { label, one, schema }]: [string, Folder], canDelete: boolean) => ({
  name,
  label,
  label_singular: one,
  folder: `${FOLDER}/${name}`,
  extension: formats.tip.extension,
  format: 'tip',
  create: true,
  delete: canDelete,
  slug: '{{slug}}',
  identifier_field: 'title',
  summary: '{{title}}',
  sortable_fields: ['order', 'checked', 'title'],
  fields: fieldsOf(jsonSchemaOf(schema)),
});

const fileOf = ([name, { label, schema }]: [string, File]) => ({
  name,
  label,
  file: `${FOLDER}/${name}.yml`,
  fields: fieldsOf(jsonSchemaOf(schema)),
});

/**
 * What Decap CMS is told. With a repository it signs in with GitHub and makes a pull request of each change; without,
 * as in a build on one's own machine, it writes the files of the working copy through its local back end.
 *
 * @param repository owner and name, or nothing.
 * @param origin of the site, which signs editors in (decision 14).
 */
export function editorConfig(repository: string, origin: string): CmsConfig {
  return {
    load_config_file: false,
    backend: repository
      ? { name: 'github', repo: repository, branch: 'main', base_url: origin, auth_endpoint: 'api/editor/sign-in' }
      : { name: 'proxy', proxy_url: LOCAL_BACK_END, branch: 'main' },
    publish_mode: repository ? 'editorial_workflow' : 'simple',
    site_url: `${origin}/plan-trip`,
    show_preview_links: false,
    // Decap wants a place for pictures, and gets none that anything is put into (decap.ts).
    media_folder: `${FOLDER}/media`,
    media_library: { name: NO_MEDIA },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      // Decap deletes in the main branch, without a pull request: at GitHub that stays GitHub's to do.
      ...entriesOf('folder').map((entry) => folderOf(entry, !repository)),
      { name: 'lists', label: 'Lists', format: 'list', files: entriesOf('file').map(fileOf) },
    ],
  };
}
