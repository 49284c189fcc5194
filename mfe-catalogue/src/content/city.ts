import { locationsOf } from './location.ts';

/** The city's sights: both readings of the specification's list, section 3, in one. */
export const city = locationsOf('City Experience', [
  {
    id: 1,
    name: 'Central State Museum of Kazakhstan',
    description:
      'Seven halls under sky-blue domes, from dinosaur bones and felt yurts to a replica of the Golden Man, the Saka warrior buried in gold.',
  },
  {
    id: 2,
    name: '28 Panfilov Guardsmen Park',
    description:
      'Old trees around the Ascension Cathedral, built of Tien Shan spruce in 1904–1907 and one of the tallest wooden churches on earth. It came through the earthquake of 1911 almost unharmed.',
  },
  {
    id: 3,
    name: 'First President Park',
    description:
      'An arboretum of 73 hectares on what used to be Aport apple orchards. In the evening the fountain plays to music and lights.',
  },
  {
    id: 4,
    name: 'Medeu',
    description:
      'An open-air ice rink at 1,691 metres where well over a hundred speed-skating records fell. Above it, 842 steps climb the dam that stopped the mudflow of 1973.',
  },
  {
    id: 5,
    name: 'Shymbulak Ski Resort',
    description:
      'A gondola lifts you from Medeu to 2,260 metres, and chairlifts go on to 3,200. About 25 kilometres of runs in winter, ridge walks in summer.',
  },
  {
    id: 6,
    name: 'Ak Bulak Ski Resort',
    description:
      'A quieter ski hill beyond Talgar, 40 kilometres east of the city: six runs between 1,650 and 2,660 metres, with snow-making.',
  },
  {
    id: 7,
    name: 'Republic Square',
    description:
      'The wide square of 1980 before the city hall, where the protests of December 1986 began. The mountains close every view to the south.',
  },
  {
    id: 8,
    name: 'Almaty Botanical Gardens',
    description:
      'A garden of 1932 on 108 hectares, replanted in recent years: walk from Siberia to North America by way of three thousand roses.',
  },
  {
    id: 9,
    name: 'Independence Monument',
    description:
      'A winged leopard carries a Golden Warrior on top of a 28-metre column. Visitors lay a palm into the hand print at its foot and make a wish.',
  },
  {
    id: 10,
    name: 'Arbat',
    description:
      'The walking street locals named after the one in Moscow: painters, buskers and café tables on Zhibek Zholy, the old Trading Street.',
  },
  {
    id: 11,
    name: 'Palace of the Republic',
    description:
      'A concert hall of 1970 with 2,567 seats beneath one huge floating roof, beside the cable car that rises to Kok Tobe.',
  },
  {
    id: 12,
    name: 'Green Bazaar',
    description:
      'Dried apricots, horse sausage, salty kurt and mare’s milk, all of it to taste before you buy. The canteen upstairs serves lagman and manti.',
  },
  {
    id: 32,
    name: 'Almaty Museum of Arts',
    description:
      'Over seven hundred works of Kazakh, Central Asian and world art, with rooms for Richard Serra and Yayoi Kusama. It opened in September 2025.',
  },
]);
