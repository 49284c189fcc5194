import * as z from 'zod';
import { evidence, FILE_NAME } from '../schema/evidence.ts';
import { list, webAddress } from '../schema/fields.ts';
import { text } from '../schema/text.ts';

const LANGUAGES_OF_SITES = ['Kazakh', 'Russian', 'English'] as const;

/** `content/contacts/<name>.yml`: somebody whom visitors can ask; locations, activities and parks name the file. */
export const ContactEntry = z.strictObject({
  name: text('Who', 80, 'Whom visitors ask, such as: Central State Museum.'),
  how: text('How', 160, 'What else helps to ask there, in one sentence.').optional(),
  phone: z
    .string('Write the number in quotes')
    .regex(/^(\+\d{1,3}( \d{2,4}){3,4}|\d{3})$/, 'Write the number with its country and spaces: +7 727 264 55 77')
    .optional()
    .meta({ title: 'Telephone', description: 'With the country and spaces, such as +7 727 264 55 77.' }),
  site: webAddress('Site', 'The whole address of the site, such as https://visitalmaty.kz.').optional(),
  siteLanguages: list(
    'Languages of the site',
    'language',
    z.enum(LANGUAGES_OF_SITES, { error: `Write one of ${LANGUAGES_OF_SITES.join(', ')}` }),
    1,
    LANGUAGES_OF_SITES.length,
    'Only if somebody has seen pages in them.',
  ).optional(),
  ...evidence,
});
export type ContactEntry = z.infer<typeof ContactEntry>;

const fileName = (label: string, folder: string, description: string) =>
  z
    .string('Write a text')
    .regex(FILE_NAME, `Write the name of a file of content/${folder}, without .yml`)
    .meta({ title: label, description });

/** The contacts of an entry, by the names of their files. */
export const contacts = () =>
  list(
    'Whom to ask',
    'contact',
    fileName('Contact', 'contacts', 'The name of an entry of Contacts.'),
    1,
    6,
    'Chosen from Contacts, the best one first; one that is not there is added here.',
  ).meta({ entries: { collection: 'contacts', value: 'slug' } });

/** The park of a location, by the name of its file. */
export const parkName = () =>
  fileName('Park', 'parks', 'The national park in which it is: its fee, rules and contacts are shown.').meta({
    entries: { collection: 'parks', value: 'slug' },
  });
