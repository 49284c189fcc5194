import type { EditedEntry } from '@almaty/delivery/schema';
import type { AppEventListener } from '@sveltia/cms';
import type { Choice, Question } from './ask-which-version.ts';
import { hashText, OPENED_HASH } from './opened-hash.ts';
import type { PresentFile, ReadPresentFile } from './present-file.ts';
import { type EditorParts, findFormat, findPart, readEntry, type SavedEntry } from './read-entry.ts';
import { createShownError } from './shown-error.ts';

/** What the listener needs of the screen. */
type Screen = {
  readPresentFile: ReadPresentFile;
  ask: (question: Question) => Promise<Choice>;
  /** Whether the screen offers to restore what is written, once it is loaded anew. */
  hasDraft: (collection: string, slug: string) => Promise<boolean>;
  /** Loads the screen anew, with all entries as they are now. */
  reload: () => void;
  /** Knows after a reload which versions the editor has decided to overwrite. */
  decisions: Pick<Storage, 'getItem' | 'setItem'>;
};

const NOT_SAVED = 'Not saved. Somebody else has saved this since you opened it: save again to choose between both.';

const hashFile = ({ text }: PresentFile) => (text === null ? '' : hashText(text));

const getOpenedHash = (entry: SavedEntry): unknown =>
  entry.get('newRecord') ? '' : entry.getIn(['data', OPENED_HASH]);

const NO_DRAFT =
  'Not saved. This browser keeps no draft of what you have written, which would be lost now: switch on “Automatically back up entry drafts” in Settings, Contents, change something, and save again.';

/** Lists in which fields an entry differs from its present file. */
function listDifferences(parts: EditorParts, entry: EditedEntry, { text }: PresentFile) {
  const theirs = text === null ? {} : (findFormat(parts, entry)?.parse(text) ?? {});
  return findPart(parts, entry)?.listDifferences(entry, theirs) ?? [];
}

/**
 * Keeps an entry from being saved over what somebody else has saved of it, unless the editor has seen both and decides so.
 * Sveltia CMS does that itself for neither a working copy nor a pull request.
 */
export function keepVersions(parts: EditorParts, screen: Screen): AppEventListener {
  /** Loads the screen with the pull request of the other, because it commits only to those that it has known from its start. */
  async function reloadForMine({ collection }: EditedEntry, slug: string, path: string, hash: string): Promise<void> {
    if (!(await screen.hasDraft(collection, slug))) throw createShownError(NO_DRAFT);
    screen.decisions.setItem(path, hash);
    screen.reload();
  }

  /** @throws when the entry is not to be saved. */
  async function decide(saved: SavedEntry, entry: EditedEntry, file: PresentFile, hash: string): Promise<void> {
    const path = saved.get('path');
    const differences = listDifferences(parts, entry, file);
    if (differences.length === 0 || screen.decisions.getItem(path) === hash) return;
    const { text, isInPullRequest } = file;
    const choice = await screen.ask({ differences, isDeleted: text === null, isInPullRequest });
    if (choice === 'mine' && !isInPullRequest) return;
    if (choice === 'mine') await reloadForMine(entry, saved.get('newRecord') ? '' : entry.slug, path, hash);
    if (choice === 'theirs') screen.reload();
    throw createShownError(NOT_SAVED);
  }

  return {
    name: 'preSave',
    handler: async ({ entry: saved }) => {
      const entry = readEntry(saved);
      const { collection, slug } = entry;
      const file = await screen.readPresentFile({ path: saved.get('path'), collection, slug });
      const hash = await hashFile(file);
      if (hash !== getOpenedHash(saved)) await decide(saved, entry, file, hash);
      const text = findFormat(parts, entry)?.serialize(entry.values) ?? '';
      // What the screen goes on with is what it writes now.
      return saved.setIn(['data', OPENED_HASH], await hashText(text));
    },
  };
}
