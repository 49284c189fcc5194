import { createLocations } from './location-entry.ts';

/**
 * The sights of the city: both versions of the list in docs/specification.md, section 3, merged. Their order keeps similar
 * pictures apart in a grid (pictures.test.ts).
 */
export const city = createLocations('City Experience', [
  {
    id: 1,
    slug: 'central-state-museum-of-kazakhstan',
    name: 'Central State Museum of Kazakhstan',
    description:
      'Seven halls under sky-blue domes, from dinosaur bones and felt yurts to a replica of the Golden Man, the Saka warrior buried in gold.',
  },
  {
    id: 2,
    slug: '28-panfilov-guardsmen-park',
    name: '28 Panfilov Guardsmen Park',
    description:
      'Old trees around the Ascension Cathedral, built of Tien Shan spruce in 1904–1907 and one of the tallest wooden churches on earth. It came through the earthquake of 1911 almost unharmed.',
  },
  {
    id: 3,
    slug: 'first-president-park',
    name: 'First President Park',
    description:
      'An arboretum of 73 hectares on what used to be Aport apple orchards. In the evening the fountain plays to music and lights.',
  },
  {
    id: 4,
    slug: 'medeu',
    name: 'Medeu',
    description:
      'An open-air ice rink at 1,691 metres where well over a hundred speed-skating records fell. Above it, 842 steps climb the dam that stopped the mudflow of 1973.',
  },
  {
    id: 6,
    slug: 'ak-bulak-ski-resort',
    name: 'Ak Bulak Ski Resort',
    description:
      'A quieter ski hill beyond Talgar, 40 kilometres east of the city: six runs between 1,650 and 2,660 metres, with snow-making.',
  },
  {
    id: 5,
    slug: 'shymbulak-ski-resort',
    name: 'Shymbulak Ski Resort',
    description:
      'A gondola lifts you from Medeu to 2,260 metres, and chairlifts go on to 3,200. About 25 kilometres of runs in winter, ridge walks in summer.',
  },
  {
    id: 7,
    slug: 'republic-square',
    name: 'Republic Square',
    description:
      'The wide square of 1980 before the city hall, where the protests of December 1986 began. The mountains close every view to the south.',
  },
  {
    id: 8,
    slug: 'almaty-botanical-gardens',
    name: 'Almaty Botanical Gardens',
    description:
      'A garden of 1932 on 108 hectares, replanted in recent years: walk from Siberia to North America by way of three thousand roses.',
  },
  {
    id: 9,
    slug: 'independence-monument',
    name: 'Independence Monument',
    description:
      'A winged leopard carries a Golden Warrior on top of a 28-metre column. Visitors lay a palm into the hand print at its foot and make a wish.',
  },
  {
    id: 10,
    slug: 'arbat',
    name: 'Arbat',
    description:
      'The walking street locals named after the one in Moscow: painters, buskers and café tables on Zhibek Zholy, the old Trading Street.',
  },
  {
    id: 11,
    slug: 'palace-of-the-republic',
    name: 'Palace of the Republic',
    description:
      'A concert hall of 1970 with 2,567 seats beneath one huge floating roof, beside the cable car that rises to Kok Tobe.',
  },
  {
    id: 12,
    slug: 'green-bazaar',
    name: 'Green Bazaar',
    description:
      'Dried apricots, horse sausage, salty kurt and mare’s milk, all of it to taste before you buy. The canteen upstairs serves lagman and manti.',
  },
  {
    id: 32,
    slug: 'almaty-museum-of-arts',
    name: 'Almaty Museum of Arts',
    description:
      'Over seven hundred works of Kazakh, Central Asian and world art, with rooms for Richard Serra and Yayoi Kusama. It opened in September 2025.',
  },
]);
