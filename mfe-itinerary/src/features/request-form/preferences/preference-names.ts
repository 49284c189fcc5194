/** The fields of the preferences that can have an error, in the order of the page. */
export const PREFERENCE_FIELDS = [
  ...([
    'adults',
    'children',
    'dayStart',
    'arrival',
    'arrivalTime',
    'departure',
    'departureTime',
    'mustHaves',
    'bookings',
  ] as const),
] as const;
export type PreferenceField = (typeof PREFERENCE_FIELDS)[number];

/** What the names begin with. */
const START = 'fit-';

/** The name of an input, which is its id too. */
export const getName = (field: PreferenceField | 'transport' | 'pace'): string => START + field;

/** Writes what a form has of the preferences as one text. */
export function writeFields(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    name.startsWith(START) && typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(entries).toString();
}
