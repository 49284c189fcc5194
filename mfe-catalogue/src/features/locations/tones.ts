import type { Category } from '@almaty/store/schema';
import type { Tone } from '@almaty/ui/poster';

/** What a category's strips are printed in. */
export const tones: Readonly<Record<Category, Tone>> = {
  Nature: 'lagoon',
  'Mountain Routes': 'dusk',
  'City Experience': 'slate',
};
