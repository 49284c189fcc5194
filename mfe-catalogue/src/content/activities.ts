import type { Activity } from '@almaty/store/schema';

/** Activities with their intensities (docs/specification.md, section 3). */
export const activities: readonly Activity[] = [
  {
    id: 1,
    name: 'Horseback Riding',
    intensity: 'Medium',
    description:
      'From an hour at Kok Zhailau to three days between Turgen and Asy, past yurts and waterfalls. Beginners ride with a guide.',
  },
  {
    id: 2,
    name: 'Kazakh Sauna',
    intensity: 'Low',
    description:
      'Choose Russian, Finnish or Turkish heat under the copper dome of the Arasan baths, then a pool and birch twigs on the skin. Men and women bathe separately.',
  },
  {
    id: 3,
    name: 'Camping',
    intensity: 'Medium',
    description:
      'Wake on a pasture at 2,500 metres or between canyon walls. Bring a warm sleeping bag: even in July the nights on the Asy plateau fall to 3 °C.',
  },
  {
    id: 4,
    name: 'Jeep Tour',
    intensity: 'Low',
    description:
      'Let a Soviet van ford the river to Kaindy, or cross the stony Asy pass. From half a day to two days, and the driver does the work.',
  },
  {
    id: 5,
    name: 'ATV Riding',
    intensity: 'Medium',
    description:
      'A practice loop, then steppe hills, dirt tracks and streams west of the city. We could confirm no operator: ask before you plan a day around it.',
  },
  {
    id: 6,
    name: 'Enduro Bike Riding',
    intensity: 'High',
    description:
      'An instructor first watches you ride a light motorcycle on the flat; then come the hill trails south-west of the city. Helmet and body armour can be hired.',
  },
  {
    id: 7,
    name: 'Electrobike Riding',
    intensity: 'Low',
    description:
      'The motor helps you up the 16 kilometres to Medeu, and the way back is downhill. We could confirm no hire shop, and fire bans can close mountain roads: ask first.',
  },
  {
    id: 8,
    name: 'Paraplane Flight',
    intensity: 'High',
    description:
      'A tandem flight from 3,200 metres above Shymbulak, 10 to 30 minutes long, with an instructor at the lines. It needs no experience, only suitable wind.',
  },
  {
    id: 9,
    name: 'Hiking',
    intensity: 'Medium',
    description:
      'City bus 12 is enough to reach Kok Zhailau, Gorelnik or Furmanov Peak. The choice runs from a three-kilometre walk to a waterfall to a summit of 3,681 metres.',
  },
  {
    id: 10,
    name: 'City Tours',
    intensity: 'Low',
    description:
      'Wooden Tsarist houses, Soviet modernism and metro stations like palaces, in three to five hours on foot and by car.',
  },
  {
    id: 11,
    name: 'Multi-location Tours',
    intensity: 'Medium',
    description:
      'Two or three days that join Charyn, Kolsay and Kaindy, with a night in a yurt or a village guesthouse in Saty.',
  },
];
