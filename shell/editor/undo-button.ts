import { createElement } from 'react';
import type { EntryFile } from './present-file.ts';
import type { UndoPublished } from './undo-published.ts';

/** What the button needs of the screen. */
export type Undoing = {
  undo: UndoPublished;
  /** Whether the screen has something of the entry that is not saved. */
  hasDraft: (collection: string, slug: string) => Promise<boolean>;
  /** Loads the screen anew, with the entry as it is then. */
  reload: () => void;
};

/** Like those of editor/index.html: the frame of the preview has the styles of the site's pages, which have no plain buttons. */
const BUTTON = { minHeight: 40, padding: '8px 16px', border: '1px solid', borderRadius: 4, cursor: 'pointer' };

async function press(file: EntryFile, { undo, hasDraft, reload }: Undoing): Promise<void> {
  if (await hasDraft(file.collection, file.slug)) throw new Error('Save what you have written, or revert it, first.');
  await undo(file);
  reload();
}

/** Creates the button that takes the last published change of an entry back, with the line that says why it did not. */
export const createUndoButton = (file: EntryFile, undoing: Undoing) =>
  createElement(
    'div',
    { style: { padding: '12px 16px' } },
    createElement(
      'button',
      {
        type: 'button',
        style: BUTTON,
        onClick: ({ currentTarget }) => {
          const button = currentTarget as HTMLButtonElement;
          button.disabled = true;
          press(file, undoing).catch((error: Error) => {
            button.disabled = false;
            if (button.nextElementSibling) button.nextElementSibling.textContent = error.message;
          });
        },
      },
      'Undo the last published change',
    ),
    createElement('p', { role: 'status' }),
  );
