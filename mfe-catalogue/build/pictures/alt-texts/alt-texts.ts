/** What pictures show, by the start of the names of their files; one that is missing is described in English. */
export type AltTexts = Readonly<Record<string, string>>;
