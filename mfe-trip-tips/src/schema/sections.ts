import * as m from '#messages';

/** The sections of the page in their order: the anchor of each, and its label in the section list. */
export const sections = [
  { id: 'best-times', label: m.bestTimesTitle },
  { id: 'weather', label: m.sectionListWeather },
  { id: 'packing-list', label: m.sectionListPackingList },
  { id: 'important-tips', label: m.sectionListImportantTips },
  { id: 'money', label: m.moneyTitle },
  { id: 'getting-around', label: m.gettingAroundTitle },
  { id: 'food', label: m.sectionListFood },
  { id: 'practical', label: m.sectionListPractical },
  { id: 'phrases', label: m.sectionListPhrases },
  { id: 'emergency', label: m.sectionListEmergency },
  { id: 'holidays', label: m.holidaysTitle },
  { id: 'mountain-safety', label: m.mountainSafetyTitle },
] as const;
export type SectionId = (typeof sections)[number]['id'];
