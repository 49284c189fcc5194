import { createLocations } from './location-entry.ts';

/** The sights of the city: both versions of the list in docs/specification.md, section 3, merged. */
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
      'Eleven thousand trees and shrubs on former Aport apple orchards. Under reconstruction since February 2026, so parts may be closed.',
  },
  {
    id: 4,
    slug: 'medeu',
    name: 'Medeu',
    description:
      'Climb the 842 steps of the dam that stopped the mudflow of 1973, or take the gondola to Shymbulak. The ice rink at 1,691 metres is closed for rebuilding.',
  },
  {
    id: 5,
    slug: 'shymbulak-ski-resort',
    name: 'Shymbulak Ski Resort',
    description:
      'A gondola lifts you from Medeu to 2,260 metres, and chairlifts go on to 3,200. About 25 kilometres of runs in winter, ridge walks in summer.',
  },
  {
    id: 6,
    slug: 'ak-bulak-ski-resort',
    name: 'Ak Bulak Ski Resort',
    description:
      'Six ski runs between 2,660 and 1,650 metres beyond the town of Talgar, 40 kilometres east. Ask first whether the lifts run this winter.',
  },
  {
    id: 7,
    slug: 'republic-square',
    name: 'Republic Square',
    description:
      'Students protested here in December 1986, and the unrest of January 2022 came here too. The city hall was once the seat of the Communist Party.',
  },
  {
    id: 8,
    slug: 'almaty-botanical-gardens',
    name: 'Almaty Botanical Gardens',
    description:
      'Plants of Siberia, the Russian Far East and North America a walk apart, three thousand roses, and a Saka burial mound in between.',
  },
  {
    id: 9,
    slug: 'independence-monument',
    name: 'Independence Monument',
    description:
      'A Golden Warrior on a winged leopard tops the 28-metre column. Put your palm in the hand print at its foot, as visitors do, and make a wish.',
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
      'Hear a concert in the hall of 2,567 seats that opened as the Lenin Palace in 1970. The cable car to Kok Tobe starts next door.',
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
