/** The sections of the page in their order: the anchor of each, and its label in the section list. */
export const sections = [
  { id: 'best-times', label: 'Best times' },
  { id: 'weather', label: 'Weather' },
  { id: 'packing-list', label: 'Packing' },
  { id: 'important-tips', label: 'Tips' },
  { id: 'money', label: 'Money' },
  { id: 'getting-around', label: 'Getting around' },
  { id: 'food', label: 'Food' },
  { id: 'practical', label: 'Practical' },
  { id: 'phrases', label: 'Phrases' },
  { id: 'emergency', label: 'Emergency' },
  { id: 'holidays', label: 'Holidays' },
  { id: 'mountain-safety', label: 'Mountain safety' },
] as const;
export type SectionId = (typeof sections)[number]['id'];
