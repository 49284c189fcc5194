/** Choices of a form: value and text. */
export type Options = readonly (readonly [value: string, text: string])[];

/** How a visitor can get around. */
export const TRAVEL_MODE_OPTIONS = [
  ['car', 'Car, your own or rented'],
  ['4x4', '4x4, your own or rented'],
  ['driver', 'Car with driver, taxi or tour'],
  ['public', 'Public transport and walking'],
] as const satisfies Options;

/** How full the days can be. */
export const PACE_OPTIONS = [
  ['relaxed', 'Relaxed'],
  ['balanced', 'Balanced'],
  ['full', 'Full days'],
] as const satisfies Options;
