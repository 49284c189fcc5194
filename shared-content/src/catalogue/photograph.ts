import * as z from 'zod';
import { choice, list, shortText, webAddress } from '../schema/fields.ts';
import { text } from '../schema/text.ts';

/** The licences under which the site may show and crop a photograph, each with the address of its text. */
export const LICENCES = {
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC BY 2.0': 'https://creativecommons.org/licenses/by/2.0/',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC BY-SA 2.0': 'https://creativecommons.org/licenses/by-sa/2.0/',
  'CC BY-SA 3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
} as const;
export type Licence = keyof typeof LICENCES;

const MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;
const FILE = /^[a-z0-9]+([-_][a-z0-9]+)*\.(jpg|png|webp)$/;

/** The photographs of a location. */
export const photographs = () =>
  list(
    'Photographs',
    'photograph',
    z.strictObject({
      file: shortText(
        'File',
        80,
        'At least 1,200 by 900 pixels. It is saved with the location, without what it says of its position.',
      )
        .regex(FILE, 'Use only a to z, digits, - and _, and end it with .jpg, .png or .webp')
        .meta({ uploads: 'mfe-catalogue/content/photographs' }),
      alt: text('What it shows', 200, 'For those who do not see it, in one sentence.'),
      month: z
        .string('Write the month as yyyy-MM, in quotes')
        .regex(MONTH, 'Write the month as yyyy-MM, such as 2026-07')
        .meta({ title: 'Month', description: 'When it was taken, as yyyy-MM, such as 2026-07.' }),
      author: shortText('Author', 120, 'As the author wants to be named.'),
      licence: choice('Licence', Object.keys(LICENCES) as Licence[], 'What the author allows. No other can be shown.'),
      source: webAddress('Address', 'Of the page that names its author and licence.'),
    }),
    1,
    6,
    'At most six. The site crops them to 4:3 and removes what they say of the camera and its position.',
  );
