/** A source as a page lists it. */
export type PageSource = {
  title: string;
  url?: string | undefined;
  /** Whether nobody can look it up. */
  isUnpublished?: true;
};
