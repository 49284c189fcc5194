// What Sveltia CMS keeps in the browser, and how it names branches, in this file alone: no event of it says what a file holds
// now. The tests of e2e/editor fail when one of them changes.

/** The token of the editor at GitHub. */
export const getToken = (): string => JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}').token ?? '';

/** The branch of an entry's pull request. */
export const getBranch = (collection: string, slug: string): string => `cms/${collection}/${slug}`;

/** How labels of pull requests begin, which the configuration of the screen says. */
export const LABEL_PREFIX = 'sveltia-cms/';

/** The label by which the screen finds a change that was saved, and not sent for review. */
export const DRAFT_LABEL = `${LABEL_PREFIX}draft`;

const toPromise = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Reads a value of the database of a repository; undefined when there is none. */
async function readStored(repository: string, store: string, key: IDBValidKey): Promise<unknown> {
  const database = await toPromise(indexedDB.open(`github:${repository}`));
  try {
    if (!database.objectStoreNames.contains(store)) return undefined;
    return await toPromise(database.transaction(store).objectStore(store).get(key));
  } finally {
    // Open, it would keep Sveltia CMS from adding another store.
    database.close();
  }
}

/** The folder of the working copy that the editor has chosen. */
export const readFolder = async (repository: string): Promise<FileSystemDirectoryHandle> =>
  (await readStored(repository, 'file-system-handles', 'root_dir_handle')) as FileSystemDirectoryHandle;

/** Whether the screen offers to restore what was written in an entry, once it is loaded anew; a new entry has no slug. */
export const hasDraft = async (repository: string, collection: string, slug: string): Promise<boolean> =>
  (await readStored(repository, 'draft-backups', [collection, slug])) !== undefined;
