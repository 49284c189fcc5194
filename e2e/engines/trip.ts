import type { Size } from './engine.ts';
import type { Visitor } from './visitor.ts';

/** The places of the trip: tab -> name. */
export const PLACES = {
  Nature: 'Charyn Canyon',
  'City Experience': 'Green Bazaar',
  'Mountain Routes': 'Gorelnik Trail',
} as const;

/** What one journey leaves to the next ones of its window. */
export type Trip = {
  origin: string;
  size: Size;
  /** An email address that no other window uses. */
  email: string;
  /** The link to the plan, once it has come by email. */
  plan: string;
  /** Keeps a picture of the window. */
  takePicture: (name: string) => Promise<void>;
  /** Keeps the page on paper. @returns what was not printed, and why. */
  print: (name: string) => Promise<string | undefined>;
};

/** A journey throws an error that says what was not as it should be; it returns what there is to say about a result. */
export type Journey = (visitor: Visitor, trip: Trip) => Promise<string | undefined>;
