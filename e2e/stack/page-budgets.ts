import type { HydratedElements } from './hydration.ts';

/** What a page may request in a window of one size, before anything is pressed or scrolled. */
type WindowBudget = {
  /** The number of requests. */
  requests: number;
  /** The size of all pictures, in KB. */
  pictures: number;
  /** Exactly the files of the pictures that go before others, because the first window shows them. */
  first: readonly string[];
};

/** What one page may request. Sizes are in KB, those of texts with brotli. */
export type PageBudget = {
  /** The document, in which all styles are. */
  html: number;
  /** The scripts of its remote, its remote entry included. */
  script: number;
  /** Exactly the elements that React takes over once the browser is idle: static content is not among them. */
  hydrated: HydratedElements;
  /** Exactly its font files, by the beginning of their names. */
  fonts: readonly string[];
  phone: WindowBudget;
  desktop: WindowBudget;
};

/** The scripts that every page loads from the shell, in KB with brotli; the last one comes when the page is idle. */
export const SHELL_SCRIPT = 139;
/** The most answers that have to come before a request is sent: the page itself, and one of its files. */
export const WAVES = 2;

const LATIN = 'commissioner-latin-flar-normal';
const CYRILLIC = ['commissioner-cyrillic-ext-flar-normal', 'commissioner-cyrillic-flar-normal'];

/**
 * The budget of every page: what was measured, rounded up by at least 0.2 KB, so that growth is a decision. Each change of
 * the code changes the versions and hashes in a page, which compress to sizes that differ by up to 0.1 KB.
 */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  '/': {
    html: 23,
    script: 0,
    hydrated: { remote: 0, document: 72 },
    fonts: [LATIN],
    phone: { requests: 18, pictures: 192, first: ['ridge-day-narrow.avif'] },
    desktop: { requests: 13, pictures: 233, first: ['ridge-day-wide.avif'] },
  },
  '/locations': {
    html: 33.5,
    script: 31,
    hydrated: { remote: 756, document: 828 },
    fonts: [LATIN],
    phone: { requests: 17, pictures: 107, first: [] },
    desktop: { requests: 21, pictures: 121, first: [] },
  },
  '/locations/kok-zhailau': {
    html: 30,
    script: 30,
    hydrated: { remote: 197, document: 269 },
    fonts: [...CYRILLIC, LATIN],
    phone: { requests: 20, pictures: 39, first: ['kok-zhailau-640.avif'] },
    desktop: { requests: 20, pictures: 47, first: ['kok-zhailau-800.avif'] },
  },
  '/locations/green-bazaar': {
    html: 29,
    script: 30,
    hydrated: { remote: 283, document: 355 },
    fonts: [...CYRILLIC, LATIN],
    phone: { requests: 23, pictures: 40, first: ['green-bazaar-640.avif'] },
    desktop: { requests: 23, pictures: 39, first: ['green-bazaar-800.avif'] },
  },
  '/locations/sample-itineraries': {
    html: 28,
    script: 21,
    hydrated: { remote: 647, document: 719 },
    fonts: [LATIN],
    phone: { requests: 20, pictures: 39, first: [] },
    desktop: { requests: 21, pictures: 30, first: [] },
  },
  '/city': {
    html: 28.5,
    script: 25,
    hydrated: { remote: 249, document: 321 },
    fonts: [LATIN],
    phone: { requests: 18, pictures: 130, first: ['central-state-museum-of-kazakhstan-640.avif'] },
    desktop: { requests: 25, pictures: 136, first: ['central-state-museum-of-kazakhstan-1200.avif'] },
  },
  '/nature': {
    html: 28,
    script: 25,
    hydrated: { remote: 175, document: 247 },
    fonts: [LATIN],
    phone: { requests: 18, pictures: 135, first: ['charyn-canyon-640.avif'] },
    desktop: { requests: 21, pictures: 121, first: ['charyn-canyon-1200.avif'] },
  },
  '/mountain-routes': {
    html: 28,
    script: 25,
    hydrated: { remote: 247, document: 319 },
    fonts: [LATIN],
    phone: { requests: 18, pictures: 149, first: ['kok-zhailau-640.avif'] },
    desktop: { requests: 22, pictures: 107, first: ['kok-zhailau-640.avif'] },
  },
  '/activities': {
    html: 31,
    script: 28,
    hydrated: { remote: 209, document: 281 },
    fonts: [LATIN],
    phone: { requests: 17, pictures: 116, first: ['horseback-riding-640.avif'] },
    desktop: { requests: 22, pictures: 85, first: ['horseback-riding-640.avif'] },
  },
  '/plan-trip': {
    html: 36,
    script: 13,
    hydrated: { remote: 168, document: 240 },
    fonts: [LATIN],
    phone: { requests: 11, pictures: 39, first: ['asy-plateau-640.avif'] },
    desktop: { requests: 11, pictures: 48, first: ['asy-plateau-800.avif'] },
  },
  '/itinerary': {
    html: 30.5,
    script: 59,
    hydrated: { remote: 80, document: 152 },
    fonts: [LATIN],
    phone: { requests: 13, pictures: 0, first: [] },
    desktop: { requests: 13, pictures: 0, first: [] },
  },
  '/privacy': {
    html: 21,
    script: 0,
    hydrated: { remote: 0, document: 102 },
    fonts: [LATIN],
    phone: { requests: 7, pictures: 0, first: [] },
    desktop: { requests: 7, pictures: 0, first: [] },
  },
  '/locations?tab=mountains': {
    html: 33.5,
    script: 31,
    hydrated: { remote: 756, document: 828 },
    fonts: [LATIN],
    phone: { requests: 22, pictures: 226, first: [] },
    desktop: { requests: 31, pictures: 227, first: [] },
  },
  '/plan/sample': {
    html: 29,
    script: 69,
    hydrated: { remote: 1359, document: 1432 },
    fonts: [LATIN],
    phone: { requests: 29, pictures: 62, first: ['charyn-canyon-400.avif', 'medeu-400.avif', 'turgen-gorge-400.avif'] },
    desktop: {
      requests: 34,
      pictures: 43,
      first: ['charyn-canyon-312.avif', 'medeu-312.avif', 'turgen-gorge-312.avif'],
    },
  },
};
