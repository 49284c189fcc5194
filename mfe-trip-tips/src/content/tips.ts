/** One tip: what it says in a few words, and a sentence on why or how. */
export type Tip = { title: string; text: string };

/** When to come (specification, section 2). */
export const bestTimes: readonly Tip[] = [
  {
    title: 'April to September',
    text: 'Hiking, at 15 to 30°C. The high paths are free of snow from June on.',
  },
  {
    title: 'December to March',
    text: 'Skiing at the ski resort, where it gets down to -15°C.',
  },
];

/** What each season is like. */
export const seasons: readonly Tip[] = [
  { title: 'Spring', text: 'The orchards flower and it rains now and then; above the city it can still snow in May.' },
  {
    title: 'Summer',
    text: 'Hot and dry in town, 12 to 16°C by day on the Asy plateau. The desert parks can reach 40°C.',
  },
  { title: 'Autumn', text: 'Clear, golden and mild until October, the best light for the canyons and the lakes.' },
  {
    title: 'Winter',
    text: 'Snow on the slopes and sun above the clouds; haze often lies over the city and hides the mountains.',
  },
];

/** What to bring. */
export const packingList: readonly string[] = [
  'A 220V Type C/F adapter',
  'Layers and a rain jacket, even in July',
  'Shoes with a grip that you have walked in before',
  'Sunscreen, a hat and sunglasses: the sun is strong at altitude',
  'A bottle for one and a half to two litres of water',
  'Cash in tenge for villages and park gates',
  'Your passport: it is checked near the border lakes',
  'A scarf for visits to mosques',
];

/** What to know before you go (specification, section 2). */
export const importantTips: readonly Tip[] = [
  { title: 'Book ahead in June to August', text: 'Guesthouses at the lakes have few rooms, and summer fills them.' },
  {
    title: 'The local currency is KZT',
    text: 'Cards work all over the city; in villages and at park gates, often only cash.',
  },
  { title: 'Hire local guides', text: 'They know the passes, the weather and which bridge is out.' },
  {
    title: 'Dress modestly at cultural sites',
    text: 'Cover shoulders and knees, and take your shoes off in a mosque.',
  },
  {
    title: 'Learn basic Russian or Kazakh phrases',
    text: 'Salemetsiz be is hello in Kazakh, rakhmet is thank you. People will smile.',
  },
];
