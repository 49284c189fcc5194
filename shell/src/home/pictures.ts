import { getActivityPicture, getLocationPicture } from '@almaty/pictures';
import { toPosterSource } from '@almaty/ui/poster-source';

/** The pictures of the home page; the shell serves copies of them, so that its page needs no remote. */
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

/** A picture of the home page, among the shell's own files. */
export const getHomePicture = (name: HomePicture) =>
  toPosterSource(
    name === 'paraplane-flight' ? getActivityPicture(name) : getLocationPicture(name),
    `/home-page/${name}`,
  );
