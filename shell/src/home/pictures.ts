import activities from '@almaty/art/activity-cards.json';
import places from '@almaty/art/place-cards.json';
import { toPosterSource } from '@almaty/ui/poster-source';

const cards = { ...places, 'paraplane-flight': activities['paraplane-flight'] };

/** The pictures of the home page: the shell brings them along, so that its page needs no remote. */
export const HOME_PICTURES = [
  'kolsay-lake',
  'paraplane-flight',
  'charyn-canyon',
  '28-panfilov-guardsmen-park',
  'green-bazaar',
  'medeu',
  'gorelnik-trail',
  'kok-zhailau',
  'big-almaty-lake',
  'furmanov-peak',
  'manshuk-mametova-lake',
  'big-almaty-peak',
] as const;
export type HomePicture = (typeof HOME_PICTURES)[number];

/** A picture of the home page, from the shell's own files. */
export const pictureOf = (name: HomePicture) => toPosterSource(cards[name], `/home-page/${name}`);
