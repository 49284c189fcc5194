import * as m from '#messages';

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
    place: m.privacyTab,
    until: m.privacyTabUntil,
    entries: [
      { name: 'almaty-itinerary', what: m.privacyTabItinerary },
      { name: 'almaty-request-draft', what: m.privacyTabDraft },
      { name: 'almaty-submitted-request', what: m.privacyTabSubmitted },
      { name: 'almaty-request-idempotency-key', what: m.privacyTabKey },
      { name: 'almaty-scroll-positions', what: m.privacyTabScroll },
      { name: 'almaty-stays', what: m.privacyTabStays },
    ],
  },
  {
    place: m.privacyThisBrowser,
    until: m.privacyThisBrowserUntil,
    entries: [
      { name: 'almaty-packing-list', what: m.privacyThisBrowserPackingList },
      { name: 'almaty-language-offered', what: m.privacyThisBrowserOffered },
      { name: 'almaty-guide-offer', what: m.privacyThisBrowserGuideOffer },
      {
        name: 'almaty-plan-…',
        what: m.privacyThisBrowserPlan,
      },
      {
        name: 'almaty-offline',
        what: m.privacyThisBrowserOffline,
      },
    ],
  },
  {
    place: m.privacyCookies,
    until: m.privacyCookiesUntil,
    entries: [
      {
        name: 'canary-group',
        what: m.privacyCookiesCanary,
      },
      {
        name: 'preview',
        what: m.privacyCookiesPreview,
      },
      { name: 'language', what: m.privacyCookiesLanguage },
    ],
  },
];

/** Names in the source that are nothing in a visitor's browser, with the reason. */
export const NOT_VISITORS: Readonly<Record<string, string>> = {
  'almaty-guide-public': 'a key that the form sends, the same for everybody',
  team: 'the cookie of our teams, for figures and previews',
};
