import * as m from '#messages';

/** Choices of a form: value and text. */
export type Options = readonly (readonly [value: string, text: string])[];

/** How a visitor can get around. */
export const TRAVEL_MODE_OPTIONS = [
  ['car', m.formCar],
  ['4x4', m.formFourByFour],
  ['driver', m.formDriver],
  ['public', m.formPublic],
] as const satisfies Options;

/** How full the days can be. */
export const PACE_OPTIONS = [
  ['relaxed', m.formRelaxed],
  ['balanced', m.formBalanced],
  ['full', m.formFull],
] as const satisfies Options;
