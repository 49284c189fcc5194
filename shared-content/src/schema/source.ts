import * as z from 'zod';
import { flag, list, shortText, webAddress } from './fields.ts';
import { text } from './text.ts';

/** `content/sources/<id>.yml`: a publication or data set that facts and tips name by its id, which is the name of its file. */
export const Source = z
  .strictObject({
    title: text(
      'Title',
      120,
      'Whose it is and its subject, as visitors read it: inform.kz on the airport buses.',
    ).refine(({ en }) => /\s/.test(en), 'Write what it is about behind the name: inform.kz on the airport buses'),
    url: webAddress('Address', 'Write the whole address of the page, such as https://egov.kz/.').optional(),
    about: list(
      'About',
      'subject',
      shortText('Subject', 120),
      1,
      12,
      'What else it tells of than its title names, such as: Gorelnik Trail, which starts at Medeu.',
    ).optional(),
    unpublished: flag('Nobody can look it up', 'Such as general knowledge, or our own estimate.'),
  })
  .refine(({ url, unpublished }) => !url || !unpublished, {
    path: ['unpublished'],
    error: 'Remove this field, or the address: what has an address is published',
  });
export type Source = z.infer<typeof Source>;

/** Whether visitors can look a source up, so that a fact of it can be checked. */
export const isPublished = ({ unpublished }: Pick<Source, 'unpublished'>): boolean => !unpublished;
