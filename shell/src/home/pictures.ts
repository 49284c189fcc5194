import type { PictureSource } from '@almaty/ui/picture';

type Name = 'kolsay' | 'paraplane' | 'charyn' | 'cathedral' | 'bazaar';

/** A picture of the home page, from public/pictures. */
export const pictureOf = (name: Name): PictureSource => ({
  src: (width, format) => `/pictures/${name}-${width}.${format}`,
  widths: [400, 800, 1200],
  width: 1200,
  height: 900,
});
