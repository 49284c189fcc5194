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
      'Steam, a cold plunge and birch twigs on the shoulders. The Arasan baths in the centre keep Russian, Finnish and Turkish halls.',
  },
  {
    id: 3,
    name: 'Camping',
    intensity: 'Medium',
    description:
      'A night on a mountain glade, at the lakes or under canyon walls. Bring a warm sleeping bag: July nights on the plateau fall to 3 °C.',
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
    description: 'After a practice loop you are off over steppe hills, dirt tracks and streams west of the city.',
  },
  {
    id: 6,
    name: 'Enduro Bike Riding',
    intensity: 'High',
    description:
      'Hill trails on a light motorcycle in the foothills south-west of the city. An instructor sees you ride on the flat first; helmet and armour are for hire.',
  },
  {
    id: 7,
    name: 'Electrobike Riding',
    intensity: 'Low',
    description:
      'Two or three hours of riding with the motor’s help on the climbs, along the city’s rivers or up towards Medeu.',
  },
  {
    id: 8,
    name: 'Paraplane Flight',
    intensity: 'High',
    description:
      'A tandem flight from 3,200 metres at Shymbulak down to about 1,600, with an instructor at the lines. No experience needed, only suitable wind.',
  },
  {
    id: 9,
    name: 'Hiking',
    intensity: 'Medium',
    description:
      'City buses stop at the trailheads: anything from a three-kilometre waterfall walk to a summit of 3,600 metres.',
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
