import { createLocations } from './location-entry.ts';

/** Lakes, canyons, steppe and Turkestan (docs/specification.md, section 3). */
export const nature = createLocations('Nature', [
  {
    id: 13,
    slug: 'charyn-canyon',
    name: 'Charyn Canyon',
    description:
      'The Valley of Castles narrows to twenty metres between red towers of rock twelve million years old. An hour on foot takes you to a river too fast to swim in.',
  },
  {
    id: 14,
    slug: 'kolsay-lake',
    name: 'Kolsay Lake',
    description:
      'Three lakes stacked in a spruce valley at 1,818, 2,252 and 2,850 metres. From the lower to the middle one it is three to four hours on foot or on horseback.',
  },
  {
    id: 15,
    slug: 'kaindy-lake',
    name: 'Kaindy Lake',
    description:
      'An earthquake in 1911 dammed this valley and drowned its spruces; their bare trunks still stand in the turquoise water.',
  },
  {
    id: 16,
    slug: 'altyn-emel',
    name: 'Altyn-Emel',
    description:
      'A desert park between the Ili river and the mountains. In dry wind its great dune hums like an aircraft, and wild asses cross the plain.',
  },
  {
    id: 17,
    slug: 'big-almaty-lake',
    name: 'Big Almaty Lake',
    description:
      'A lake at 2,511 metres among peaks of about 4,000, fullest in August. Almaty drinks from it, so you may look but not swim.',
  },
  {
    id: 18,
    slug: 'issyk-lake',
    name: 'Issyk Lake',
    description:
      'A rockfall made this lake and the mudflow of 1963 emptied it; rebuilt, it is blue again. The road passes the mounds where the Golden Man was found.',
  },
  {
    id: 19,
    slug: 'zhasylkol-lake',
    name: 'Zhasylkol Lake',
    description:
      'The Zhasylkol near Lepsinsk, some 500 kilometres away: dammed by an earthquake’s rockslide, never warmer than 10 °C, in a national park of wild apples and bears.',
  },
  {
    id: 20,
    slug: 'asy-plateau',
    name: 'Asy Plateau',
    description:
      'Summer pasture for forty kilometres at about 2,500 metres: yurts, herds, Bronze Age graves, and an observatory under very dark skies.',
  },
  {
    id: 21,
    slug: 'sacred-turkestan',
    name: 'Sacred Turkestan',
    description:
      'Timur ordered the turquoise-domed mausoleum of the poet Yasawi in 1389 and died before it was finished. It was Kazakhstan’s first World Heritage site.',
  },
]);
