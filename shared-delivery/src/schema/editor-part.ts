/** The module of a remote's editor part, in the folder of editors of its release. */
export const EDITOR_MODULE = 'editor.js';

/** An entry as an editor sees it: its collection, the name of its file, and the values of its fields. */
export type EditedEntry = { collection: string; slug: string; values: Readonly<Record<string, unknown>> };

/** Reads the text of an entry's file, and writes it. */
export type EntryFormat = {
  parse: (text: string) => Record<string, unknown>;
  serialize: (values: Readonly<Record<string, unknown>>) => string;
};

/** A field whose value differs in two versions of an entry, by its name on the screen. */
export type FieldDifference = { name: string; theirs: string; mine: string };

/** A collection of Sveltia CMS (https://sveltiacms.app/en/docs/collections). */
export type EditorCollection = Readonly<Record<string, unknown>> & { name: string };

/**
 * What a remote brings to the screen of content editors (docs/decisions/0014): the shell loads it from the remote's current
 * release, so that fields, preview and rules are released with the content that they are for.
 */
export type EditorPart = {
  /** What editors can change, in the order of the screen; names are the remote's own on the whole screen. */
  collections: readonly EditorCollection[];
  /** How the collections' files are read and written, by the name of the format. */
  formats: Readonly<Record<string, EntryFormat>>;
  /** Style sheets of the preview, as absolute URLs. */
  styles: readonly string[];
  /** Shows an entry as visitors will see it, in an element of the preview's frame; again after each change. */
  showPreview: (place: HTMLElement, entry: EditedEntry) => void;
  /** The mistakes that a build would refuse: the field, and what to write instead. */
  findMistakes: (entry: EditedEntry) => readonly string[];
  /** The fields in which an entry differs from what another editor has saved of it. */
  listDifferences: (entry: EditedEntry, theirs: EditedEntry['values']) => readonly FieldDifference[];
};

/** What the edge tells the screen: the repository at GitHub, empty for a working copy, and each remote's module. */
export type EditorSettings = { repository: string; modules: Readonly<Record<string, string>> };
