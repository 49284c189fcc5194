import type { LocationFacts } from '../schema.ts';
import panfilovPark from './28-panfilov-guardsmen-park.ts';
import akBulakSkiResort from './ak-bulak-ski-resort.ts';
import almatyBotanicalGardens from './almaty-botanical-gardens.ts';
import almatyMuseumOfArts from './almaty-museum-of-arts.ts';
import altynEmel from './altyn-emel.ts';
import arbat from './arbat.ts';
import asyPlateau from './asy-plateau.ts';
import bigAlmatyLake from './big-almaty-lake.ts';
import bigAlmatyLakeRoute from './big-almaty-lake-route.ts';
import bigAlmatyPeak from './big-almaty-peak.ts';
import bukreevPeak from './bukreev-peak.ts';
import butakovskyWaterfall from './butakovsky-waterfall.ts';
import centralStateMuseumOfKazakhstan from './central-state-museum-of-kazakhstan.ts';
import charynCanyon from './charyn-canyon.ts';
import firstPresidentPark from './first-president-park.ts';
import furmanovPeak from './furmanov-peak.ts';
import gorelnikTrail from './gorelnik-trail.ts';
import greenBazaar from './green-bazaar.ts';
import independenceMonument from './independence-monument.ts';
import issykLake from './issyk-lake.ts';
import kaindyLake from './kaindy-lake.ts';
import kokZhailau from './kok-zhailau.ts';
import kolsayLake from './kolsay-lake.ts';
import manshukMametovaLake from './manshuk-mametova-lake.ts';
import medeu from './medeu.ts';
import palaceOfTheRepublic from './palace-of-the-republic.ts';
import republicSquare from './republic-square.ts';
import sacredTurkestan from './sacred-turkestan.ts';
import shymbulakSkiResort from './shymbulak-ski-resort.ts';
import terraMeadow from './terra-meadow.ts';
import turgenGorge from './turgen-gorge.ts';
import zhasylkolLake from './zhasylkol-lake.ts';

/** The facts of each location, by its slug. */
export const locationFacts: Readonly<Record<string, LocationFacts>> = {
  'central-state-museum-of-kazakhstan': centralStateMuseumOfKazakhstan,
  '28-panfilov-guardsmen-park': panfilovPark,
  'first-president-park': firstPresidentPark,
  medeu: medeu,
  'shymbulak-ski-resort': shymbulakSkiResort,
  'ak-bulak-ski-resort': akBulakSkiResort,
  'republic-square': republicSquare,
  'almaty-botanical-gardens': almatyBotanicalGardens,
  'independence-monument': independenceMonument,
  arbat: arbat,
  'palace-of-the-republic': palaceOfTheRepublic,
  'green-bazaar': greenBazaar,
  'charyn-canyon': charynCanyon,
  'kolsay-lake': kolsayLake,
  'kaindy-lake': kaindyLake,
  'altyn-emel': altynEmel,
  'big-almaty-lake': bigAlmatyLake,
  'issyk-lake': issykLake,
  'zhasylkol-lake': zhasylkolLake,
  'asy-plateau': asyPlateau,
  'sacred-turkestan': sacredTurkestan,
  'kok-zhailau': kokZhailau,
  'furmanov-peak': furmanovPeak,
  'butakovsky-waterfall': butakovskyWaterfall,
  'terra-meadow': terraMeadow,
  'gorelnik-trail': gorelnikTrail,
  'big-almaty-lake-route': bigAlmatyLakeRoute,
  'bukreev-peak': bukreevPeak,
  'manshuk-mametova-lake': manshukMametovaLake,
  'turgen-gorge': turgenGorge,
  'big-almaty-peak': bigAlmatyPeak,
  'almaty-museum-of-arts': almatyMuseumOfArts,
};
