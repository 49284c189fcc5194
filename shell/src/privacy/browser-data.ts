/** Something that a visitor's browser keeps for the site. */
type BrowserData = {
  /** Name of the entry, as the browser shows it; `…` stands for what differs. */
  name: string;
  what: string;
};

/** What a browser keeps in one place, and until when. */
type BrowserPlace = { place: string; until: string; entries: readonly BrowserData[] };

/**
 * All that the site keeps in a visitor's browser. scripts/privacy.test.ts compares it with the source: a new name needs a place
 * here, or in `NOT_VISITORS` with the reason.
 */
export const BROWSER_DATA: readonly BrowserPlace[] = [
  {
    place: 'The session of this tab',
    until: 'Closing the tab removes it.',
    entries: [
      { name: 'almaty-itinerary', what: 'your trip: the places and activities you added' },
      { name: 'almaty-request-draft', what: 'what you type into the form' },
      { name: 'almaty-submitted-request', what: 'your last request, to show its confirmation' },
      { name: 'almaty-request-idempotency-key', what: 'a random key, so that a request counts once' },
      { name: 'almaty-scroll-positions', what: 'your place on each page' },
      { name: 'almaty-stays', what: 'that you did not want to be led to the mountains' },
    ],
  },
  {
    place: 'This browser',
    until: 'It stays until the end that is said here, or until you clear the site’s data.',
    entries: [
      { name: 'almaty-packing-list', what: 'ticks on the packing list, until you untick them' },
      {
        name: 'almaty-plan-…',
        what: 'the key to a plan and a copy of it, so that it opens without a connection: until you erase the plan there, or open any plan 30 days after the trip',
      },
      {
        name: 'plan-page-…',
        what: 'the files of the plan page without any plan, kept for the same reason until a new version of the page',
      },
    ],
  },
  {
    place: 'Cookies',
    until: 'There is none unless one of these two cases is yours.',
    entries: [
      {
        name: 'canary-group',
        what: 'while we try a new version with some visitors, a number from 0 to 99 keeps you at the version that you got first; a hundredth of all visitors have the same number, and it ends after a week',
      },
      {
        name: 'preview',
        what: 'if you open a link with “?mfe=” to look at another version of a part of the site that visitors get now, which one; it ends when you close the browser',
      },
    ],
  },
];

/** Names in the source that are nothing in a visitor's browser, with the reason. */
export const NOT_VISITORS: Readonly<Record<string, string>> = {
  'almaty-guide-public': 'a key that the form sends, the same for everybody',
  team: 'the cookie of our teams, for figures and previews',
};
