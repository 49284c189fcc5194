import type { ProfilePoint } from '@almaty/pictures/elevation-profile';

/** An SVG view box, and the altitudes of its top and bottom edge in metres. */
export const FRAME = { width: 1400, height: 600, lowest: 250, highest: 5000 } as const;

/** x of the first and the last point: they leave room for the scale and align with the page's margin. */
const [FIRST_X, LAST_X] = [119, 1322] as const;

/** What is at a location, as far as its form is drawn. */
type Form = 'lake' | 'peak' | 'slope';

/**
 * The locations of the profile, by the slug of their picture, with their altitudes in metres in rising order. Altitudes
 * are those of high or medium confidence in the catalogue's facts.
 */
const LOCATIONS: Readonly<Record<string, { altitude: number; form: Form }>> = {
  '28-panfilov-guardsmen-park': { altitude: 800, form: 'slope' },
  medeu: { altitude: 1691, form: 'slope' },
  'gorelnik-trail': { altitude: 1910, form: 'slope' },
  'kok-zhailau': { altitude: 2230, form: 'slope' },
  'big-almaty-lake': { altitude: 2511, form: 'lake' },
  'furmanov-peak': { altitude: 3053, form: 'peak' },
  'manshuk-mametova-lake': { altitude: 3603, form: 'lake' },
  'big-almaty-peak': { altitude: 3681, form: 'peak' },
};

/** The y of an altitude in the frame. */
export const toY = (altitude: number) => (FRAME.height * (FRAME.highest - altitude)) / (FRAME.highest - FRAME.lowest);

/** The y of an altitude in percent of the frame's height. */
export const toYPercent = (altitude: number) => (100 * toY(altitude)) / FRAME.height;

/** The locations with their positions, equally spaced from left to right. */
export const points: readonly (ProfilePoint & { slug: string; form: Form })[] = Object.entries(LOCATIONS).map(
  ([slug, { altitude, form }], index, { length }) => ({
    slug,
    form,
    altitude,
    x: (100 * (FIRST_X + ((LAST_X - FIRST_X) * index) / (length - 1))) / FRAME.width,
    y: toYPercent(altitude),
  }),
);
