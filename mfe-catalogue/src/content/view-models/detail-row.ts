import type { Contact, Fact } from '../schema.ts';

/** A line of the page: what it says, and the facts that it rests on. */
export type DetailRow = {
  term?: string;
  text: string;
  facts: readonly Fact<unknown>[];
  /** Shown before the text: how to reach whom the line names. */
  contact?: Contact;
  /** Whether the text says to ask, so that it leads to the contacts. */
  isAsking?: boolean;
};
