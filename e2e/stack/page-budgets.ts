/** What a page may request in a window of one size, before anything is pressed or scrolled. */
type WindowBudget = {
  /**
   * The number of requests, with those of style sheets that pages whose links are in view have. Chromium's headless shell
   * requests up to two more lazy pictures than the full browser.
   */
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
  /** The script that a page of the shell loads besides those of every page. */
  ownScript?: number;
  /** The most answers that come before a request of a page that asks for something itself. */
  waves?: number;
  /** Exactly its font files, by the beginning of their names. */
  fonts: readonly string[];
  phone: WindowBudget;
  desktop: WindowBudget;
};

/** The scripts that every page loads from the shell, in KB with brotli; the last one comes when the page is idle. */
export const SHELL_SCRIPT = 109.9;
/** The most answers that have to come before a request is sent: the page itself, and one of its files. */
export const WAVES = 2;

const BASIC = 'commissioner-basic';
const WITH_CYRILLIC = [BASIC, 'commissioner-cyrillic'];

/**
 * The budget of every page: what was measured, rounded up by at least 0.2 KB, so that growth is a decision. Each change of
 * the code changes the versions and hashes in a page, which compress to sizes that differ by up to 0.1 KB.
 */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  '/': {
    html: 20.6,
    script: 0,
    fonts: [BASIC],
    phone: { requests: 18, pictures: 192, first: ['ridge-day-narrow.avif'] },
    desktop: { requests: 15, pictures: 233, first: ['ridge-day-wide.avif'] },
  },
  '/locations': {
    html: 31.7,
    script: 28.4,
    fonts: [BASIC],
    phone: { requests: 17, pictures: 107, first: [] },
    desktop: { requests: 23, pictures: 121, first: [] },
  },
  '/locations/kok-zhailau': {
    html: 37.3,
    script: 22.6,
    fonts: WITH_CYRILLIC,
    phone: { requests: 19, pictures: 39, first: ['kok-zhailau-640.avif'] },
    desktop: { requests: 21, pictures: 47, first: ['kok-zhailau-800.avif'] },
  },
  '/locations/green-bazaar': {
    html: 31.4,
    script: 22.6,
    fonts: WITH_CYRILLIC,
    phone: { requests: 22, pictures: 40, first: ['green-bazaar-640.avif'] },
    desktop: { requests: 24, pictures: 39, first: ['green-bazaar-800.avif'] },
  },
  '/locations/sample-itineraries': {
    html: 26.1,
    script: 17.6,
    fonts: [BASIC],
    phone: { requests: 19, pictures: 39, first: [] },
    desktop: { requests: 22, pictures: 30, first: [] },
  },
  '/also-in-almaty': {
    html: 26.5,
    script: 18.7,
    fonts: [BASIC],
    phone: { requests: 20, pictures: 0, first: [] },
    desktop: { requests: 30, pictures: 0, first: [] },
  },
  '/map': {
    html: 38.9,
    script: 30,
    fonts: [BASIC],
    phone: { requests: 25, pictures: 0, first: [] },
    desktop: { requests: 25, pictures: 0, first: [] },
  },
  '/city': {
    html: 26.7,
    script: 20.6,
    fonts: [BASIC],
    phone: { requests: 18, pictures: 130, first: ['central-state-museum-of-kazakhstan-640.avif'] },
    desktop: { requests: 27, pictures: 136, first: ['central-state-museum-of-kazakhstan-1200.avif'] },
  },
  '/nature': {
    html: 26.0,
    script: 20.1,
    fonts: [BASIC],
    phone: { requests: 17, pictures: 135, first: ['charyn-canyon-640.avif'] },
    desktop: { requests: 23, pictures: 121, first: ['charyn-canyon-1200.avif'] },
  },
  '/mountain-routes': {
    html: 26.3,
    script: 20.2,
    fonts: [BASIC],
    phone: { requests: 17, pictures: 149, first: ['kok-zhailau-640.avif'] },
    desktop: { requests: 23, pictures: 107, first: ['kok-zhailau-640.avif'] },
  },
  '/activities': {
    html: 29.5,
    script: 20.3,
    fonts: [BASIC],
    phone: { requests: 17, pictures: 116, first: ['horseback-riding-640.avif'] },
    desktop: { requests: 24, pictures: 85, first: ['horseback-riding-640.avif'] },
  },
  '/plan-trip': {
    html: 37.6,
    script: 13.1,
    fonts: [BASIC],
    phone: { requests: 10, pictures: 39, first: ['asy-plateau-640.avif'] },
    desktop: { requests: 12, pictures: 48, first: ['asy-plateau-800.avif'] },
  },
  '/itinerary': {
    html: 28.1,
    script: 20.5,
    fonts: [BASIC],
    phone: { requests: 10, pictures: 0, first: [] },
    desktop: { requests: 12, pictures: 0, first: [] },
  },
  '/privacy': {
    html: 21.1,
    script: 0,
    fonts: [BASIC],
    phone: { requests: 6, pictures: 0, first: [] },
    desktop: { requests: 9, pictures: 0, first: [] },
  },
  '/offline': {
    html: 19.7,
    script: 0,
    // The panel, which asks for the list of the guide.
    ownScript: 10,
    waves: 4,
    fonts: [BASIC],
    phone: { requests: 10, pictures: 0, first: [] },
    desktop: { requests: 12, pictures: 0, first: [] },
  },
  '/locations?tab=mountains': {
    html: 31.7,
    script: 28.4,
    fonts: [BASIC],
    phone: { requests: 22, pictures: 226, first: [] },
    desktop: { requests: 33, pictures: 227, first: [] },
  },
  '/plan/sample': {
    html: 26.7,
    script: 72,
    fonts: [BASIC],
    phone: { requests: 33, pictures: 62, first: ['charyn-canyon-400.avif', 'issyk-lake-400.avif', 'medeu-400.avif'] },
    desktop: {
      requests: 39,
      pictures: 43,
      first: ['charyn-canyon-312.avif', 'issyk-lake-312.avif', 'medeu-312.avif'],
    },
  },
};
