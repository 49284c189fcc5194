/**
 * The messages of a package in any of its languages: those of the generated module in English, in which a constant is the
 * text itself.
 */
export type MessagesOf<English> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};
