import { en } from 'decap-cms-locales';

const { editor, ui } = en;

/** The texts of Decap CMS in English, with messages that say what to do. */
export const phrases = {
  ...en,
  editor: {
    ...editor,
    editorControlPane: {
      ...editor.editorControlPane,
      widget: {
        ...editor.editorControlPane.widget,
        required: 'Fill in “%{fieldLabel}”: it is empty.',
        regexPattern: '%{pattern}.',
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
};
