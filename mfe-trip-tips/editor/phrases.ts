import { en } from 'decap-cms-locales';

const { editor, ui } = en;

/** Decap calls it publishing when it writes a file of the working copy; the page of the site does not change by that. */
const workingCopyToolbar = {
  ...editor.editorToolbar,
  publishing: 'Saving…',
  publish: 'Save',
  published: 'Saved',
  publishAndCreateNew: 'Save and create new',
  publishAndDuplicate: 'Save and duplicate',
  deletePublishedEntry: 'Delete entry',
  publishNow: 'Save now',
};

/**
 * Creates the texts of Decap CMS in English, with messages that say what to do.
 *
 * @param repository owner and name of the GitHub repository, where a merge publishes; empty for a working copy.
 */
export const createPhrases = (repository: string) => ({
  ...en,
  editor: {
    ...editor,
    editorToolbar: repository ? editor.editorToolbar : workingCopyToolbar,
    editorControlPane: {
      ...editor.editorControlPane,
      widget: {
        ...editor.editorControlPane.widget,
        required: 'Fill in “%{fieldLabel}”: it is empty.',
        regexPattern: '%{pattern}.',
        rangeCount: '%{fieldLabel}: write at least %{minCount} and at most %{maxCount}.',
        rangeMin: '%{fieldLabel}: add at least %{minCount}.',
        rangeMax: '%{fieldLabel}: keep at most %{maxCount}.',
        rangeCountExact: '%{fieldLabel}: there must be %{count}, no more and no fewer.',
      },
    },
    editorWidgets: {
      ...editor.editorWidgets,
      // Every date of the editor is a day.
      datetime: { ...editor.editorWidgets.datetime, now: 'Today', setToNow: 'Set %{fieldLabel} to today' },
    },
  },
  ui: {
    ...ui,
    toast: {
      ...ui.toast,
      onFailToPersist: 'Not saved. %{details}',
      missingRequiredField: 'Not saved. Correct the fields that have a message.',
    },
  },
});
