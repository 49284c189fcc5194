import { createLocations } from './location-entry.ts';

/** Walks and climbs that start at the edge of the city, with their difficulties (docs/specification.md, section 3). */
export const mountainRoutes = createLocations('Mountain Routes', [
  {
    id: 22,
    slug: 'kok-zhailau',
    name: 'Kok Zhailau',
    difficulty: 'Medium',
    description:
      'The city’s favourite walk, up to a green summer pasture between two gorges. On a weekday you may have it to yourself.',
  },
  {
    id: 23,
    slug: 'furmanov-peak',
    name: 'Furmanov Peak',
    difficulty: 'Hard',
    description:
      'A good path climbs about 1,360 metres from the Medeu rink to 3,053. From the top you see Talgar on one side and the whole city on the other.',
  },
  {
    id: 24,
    slug: 'butakovsky-waterfall',
    name: 'Butakovsky Waterfall',
    difficulty: 'Medium',
    description:
      'A shady gorge leads to the lower of two falls; the upper one is smaller and another hour and a half away.',
  },
  {
    id: 25,
    slug: 'terra-meadow',
    name: 'Terra Meadow',
    difficulty: 'Medium',
    description:
      'A gentle way without steep parts, past the springs of Alma-Arasan, through mixed wood and spruce to a glade at 2,600 metres.',
  },
  {
    id: 26,
    slug: 'gorelnik-trail',
    name: 'Gorelnik Trail',
    difficulty: 'Medium',
    description:
      'A warm sulphur spring with a rebuilt stone pool at the start, then waterfalls higher up the stream. The name recalls a forest fire of the 1930s.',
  },
  {
    id: 27,
    slug: 'big-almaty-lake-route',
    name: 'Big Almaty Lake route',
    difficulty: 'Medium',
    description:
      'About 700 metres of climbing to viewpoints over the lake: the road is longer, the path along the old water pipe short and steep.',
  },
  {
    id: 28,
    slug: 'bukreev-peak',
    name: 'Bukreev Peak',
    difficulty: 'Hard',
    description:
      'Over the Lesnoy pass and along a ridge to 3,012 metres, for many their first summit of that height. It is named after an Almaty mountaineer.',
  },
  {
    id: 29,
    slug: 'manshuk-mametova-lake',
    name: 'Manshuk Mametova Lake',
    difficulty: 'Hard',
    description:
      'From Shymbulak a track passes the Mynzhylky dam and ends at a glacier lake at about 3,600 metres, bright blue among moraines.',
  },
  {
    id: 30,
    slug: 'turgen-gorge',
    name: 'Turgen Gorge',
    difficulty: 'Medium',
    description:
      'A long gorge with seven waterfalls; the Bear fall drops nearly thirty metres beside rock that holds prints of ancient plants. Catch your lunch at the trout farm.',
  },
  {
    id: 31,
    slug: 'big-almaty-peak',
    name: 'Big Almaty Peak',
    difficulty: 'Very Hard',
    description:
      'The pyramid that everyone in the city points at: 3,681 metres of steep loose rock above the lake. Come in late summer, with a guide.',
  },
]);
