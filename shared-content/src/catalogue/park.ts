import * as z from 'zod';
import { accessFields } from '../access/access.ts';
import { fact } from '../schema/evidence.ts';
import { text } from '../schema/text.ts';
import { contacts } from './contact.ts';
import { sentences } from './parts.ts';

const atThePost = () =>
  z
    .array(fact(sentences('Text'), 'At the post', 'What to pay or to show there, in a sentence.'), 'Write a list')
    .meta({ title: 'At the post', description: 'What a visitor does at the post, shown below the fee.' });

/** `content/parks/<name>.yml`: what holds in a whole national park; its locations name the file. */
export const ParkEntry = z.strictObject({
  name: text('Name', 80, 'As visitors read it, such as: Ile-Alatau national park.'),
  contacts: contacts().optional(),
  fee: accessFields.fee,
  atThePost: atThePost().optional(),
});
export type ParkEntry = z.infer<typeof ParkEntry>;

/** `content/park-rules.yml`: what holds at the posts of all national parks. */
export const ParkRulesFile = z.strictObject({
  feeNote: text(
    'Note of the fee',
    400,
    'What to do at the post, where the fee of a park has no note of its own. Plans show it too.',
  ),
  atThePost: atThePost(),
});
export type ParkRulesFile = z.infer<typeof ParkRulesFile>;
