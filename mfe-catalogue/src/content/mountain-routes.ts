import { createLocations } from './location-entry.ts';

/** Walks and climbs in the mountains near the city, with their difficulties (docs/specification.md, section 3). */
export const mountainRoutes = createLocations('Mountain Routes', [
  {
    id: 22,
    slug: 'kok-zhailau',
    name: 'Kok Zhailau',
    difficulty: 'Medium',
    description:
      'The city’s favourite walk, busy at weekends, up to a green pasture between two gorges. Ask first whether the planned ski resort is being built.',
  },
  {
    id: 23,
    slug: 'furmanov-peak',
    name: 'Furmanov Peak',
    difficulty: 'Hard',
    description:
      'A good path climbs 1,360 metres from Medeu to a view of Peak Talgar, the highest of the range, on one side and the whole city on the other.',
  },
  {
    id: 24,
    slug: 'butakovsky-waterfall',
    name: 'Butakovsky Waterfall',
    difficulty: 'Medium',
    description:
      'Two kilometres up a shady gorge a waterfall drops at least fifteen metres; in January it is ice. A smaller one is an hour and a half further up.',
  },
  {
    id: 25,
    slug: 'terra-meadow',
    name: 'Terra Meadow',
    difficulty: 'Medium',
    description:
      'A steady climb past the radon springs of Alma-Arasan and the Maiden’s Tears waterfall to a glade at 2,600 metres below the peaks.',
  },
  {
    id: 26,
    slug: 'gorelnik-trail',
    name: 'Gorelnik Trail',
    difficulty: 'Medium',
    description:
      'Bathe in a warm sulphur spring that is open day and night, then follow its stream up to waterfalls at 2,475 metres.',
  },
  {
    id: 27,
    slug: 'big-almaty-lake-route',
    name: 'Big Almaty Lake route',
    difficulty: 'Medium',
    description:
      'Climb 700 metres along the old water pipe, and the lake lies below you. The road is gentler but longer: 11 kilometres, about three hours.',
  },
  {
    id: 28,
    slug: 'bukreev-peak',
    name: 'Bukreev Peak',
    difficulty: 'Hard',
    description:
      'Over the Lesnoy pass and along a ridge to 3,012 metres, for many their first summit above 3,000. It is named after the Almaty climber Anatoli Boukreev.',
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
