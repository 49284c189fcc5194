/** A publication or data set that facts are taken from; `published: false` stands for what nobody can look up. */
export type Source = { title: string; url?: string; published?: false };

/** All sources by their id. Every one is named by at least one fact (validate-content.test.ts). */
export const sources = {
  common: { title: 'General knowledge of Almaty (not checked yet)', published: false },
  openstreetmap: { title: 'OpenStreetMap contributors (ODbL)', url: 'https://www.openstreetmap.org/copyright' },
  '2gis': { title: '2GIS map links' },
  commons: { title: 'Wikimedia Commons' },
  'silkadv.com page': { title: 'silkadv.com, page on the Kim-Asar gorge' },
  alataupeaks: { title: 'Peaks of the Alatau, an open data set', url: 'https://github.com/byntty/alataupeaks' },
  'adrenalinicsilence.kz': {
    title: 'adrenalinicsilence.kz',
    url: 'https://adrenalinicsilence.kz/marshruty-i-karty/proxodnoe-ushhele',
  },
  'adventurousalesh.eu': {
    title: 'adventurousalesh.eu',
    url: 'https://adventurousalesh.eu/an-unexpected-trip-to-the-lakes',
  },
  'alifechangingexperience.com': {
    title: 'alifechangingexperience.com',
    url: 'https://alifechangingexperience.com/news/2019/8/23/arasan-baths',
  },
  'almaty.citypass.kz': {
    title: 'almaty.citypass.kz',
    url: 'https://almaty.citypass.kz/en/2021/04/26/dolina-zamkov-charynskogo-kanyona/',
  },
  'altynemel.kz': { title: 'altynemel.kz', url: 'https://altynemel.kz/index.php/en/things-to-do/park-regulations' },
  'aroundus.com': { title: 'aroundus.com', url: 'https://it.aroundus.com/p/8384072-kok-zhailau' },
  'astanatimes.com': { title: 'astanatimes.com on Shymbulak and its lake', url: 'https://astanatimes.com/?p=79177' },
  'astanatimes.com#2': {
    title: 'astanatimes.com on border permits, August 2015',
    url: 'https://astanatimes.com/2015/08/kazakhstan-loosens-restrictions-on-visiting-border-area-tourist-attractions/',
  },
  'backtokaz.pegtype.com': { title: 'backtokaz.pegtype.com', url: 'https://backtokaz.pegtype.com/almaty-day-2' },
  'baltastour.com': { title: 'baltastour.com on Medeu', url: 'https://baltastour.com/medeu-almaty' },
  'baltastour.com#2': { title: 'baltastour.com on Issyk Lake', url: 'https://baltastour.com/issyk-lake-kazakhstan' },
  'baltastour.com#3': { title: 'baltastour.com on horse riding', url: 'https://baltastour.com/horse-riding-almaty' },
  'bochum1.de': { title: 'bochum1.de', url: 'http://bochum1.de/Zentral-Asien_2024/Zentral-Asien_Tag5.htm' },
  'broray-at.com': { title: 'broray-at.com', url: 'https://broray-at.com/?p=2478' },
  'centreforaviation.com': {
    title: 'centreforaviation.com',
    url: 'https://centreforaviation.com/news/new-turkistan-international-airport-opened-1027261',
  },
  'colettekarakashian.com': {
    title: 'colettekarakashian.com',
    url: 'https://colettekarakashian.com/2025/08/24/issyk-lake',
  },
  'daz.asia': {
    title: 'daz.asia on Kok Zhailau',
    url: 'https://daz.asia/blog/foto-der-woche-die-blaue-sommerweide-ueber-den-daechern-almatys',
  },
  'daz.asia#2': {
    title: 'daz.asia on the Arasan baths',
    url: 'https://daz.asia/blog/frisch-gepresst-und-durchgeknetet',
  },
  'de.aroundus.com': { title: 'de.aroundus.com', url: 'https://de.aroundus.com/p/8387468-butakovsky-gorge' },
  'de.wiki.li': { title: 'de.wiki.li', url: 'https://de.wiki.li/Kaindysee' },
  'de.wikial.top': { title: 'de.wikial.top', url: 'https://de.wikial.top/wiki/Zhasylkol_Lake' },
  'deprovenceetdailleurs.net': {
    title: 'deprovenceetdailleurs.net',
    url: 'http://deprovenceetdailleurs.net/2024/08/manshuk-mametova-9.html',
  },
  'dzen.ru#3': { title: 'dzen.ru on Kok Zhailau', url: 'https://dzen.ru/a/aOTYPKE70DJfPZbD' },
  'dzen.ru#4': { title: 'dzen.ru on Big Almaty Peak', url: 'https://dzen.ru/a/ZryLTVrFwEs2eOjA' },
  'dzen.ru#5': { title: 'dzen.ru on enduro tours', url: 'https://dzen.ru/a/Y5HUBA_pPAeHHhBX' },
  'edgekz.com': { title: 'edgekz.com', url: 'http://www.edgekz.com/sports-a-banya/blog.html' },
  'elenitravel.com': {
    title: 'elenitravel.com',
    url: 'http://elenitravel.com/almaty-area/vpered-na-furmanovku-go-to-furmanovka/',
  },
  'eurasia2005.blogspot.com': {
    title: 'eurasia2005.blogspot.com',
    url: 'http://eurasia2005.blogspot.com/2005/09/bolshoj-almatinski-pik-3681m-over-sea.html',
  },
  'euronews.com': {
    title: 'euronews.com',
    url: 'https://it.euronews.com/2018/12/17/shymbula-il-regno-degli-sport-invernali',
  },
  'explorevia.com': {
    title: 'explorevia.com',
    url: 'https://www.explorevia.com/pt/cazaquistao/lagos-kolsai-kaindy-e-canion-charyn-tour-2-dias-com-noite-em-yurt_p-410223',
  },
  'findpenguins.com': {
    title: 'findpenguins.com',
    url: 'https://findpenguins.com/basweltreise/footprint/675c2f5d944ad2-29764002',
  },
  'globalnews.kz': {
    title: 'globalnews.kz',
    url: 'https://globalnews.kz/tri-dorogi-v-almatinskoj-oblasti-zakryli-do-vesny',
  },
  'globaltravellerblog.com': {
    title: 'globaltravellerblog.com',
    url: 'http://globaltravellerblog.com/central-asia/from-almaty-to-turkestan/2019/04/12/',
  },
  'go-to.kz': { title: 'go-to.kz on the Asy plateau', url: 'http://en.go-to.kz/plato-assy/' },
  'go-to.kz#2': { title: 'go-to.kz on Turgen', url: 'http://en.go-to.kz/turgen/' },
  'gokazakhstan.net': {
    title: 'gokazakhstan.net',
    url: 'https://gokazakhstan.net/posts/your-guide-to-riding-a-horse-in-kazakhstan',
  },
  'golos-naroda.kz': {
    title: 'golos-naroda.kz',
    url: 'https://golos-naroda.kz/3020-pogranichniki-preduprezhdaiut-turistov-v-almaty-ob-ugolovnoi-otvetstvennosti-1655448212',
  },
  'gorny-club.kz': { title: 'gorny-club.kz', url: 'https://gorny-club.kz/goryachij-istochnik-v-prohodnom-ushhele' },
  'gtravel.kz': {
    title: 'gtravel.kz on the canyons',
    url: 'https://gtravel.kz/canyons-charyn-valley-of-castles-temerlik-bestamak-clay/',
  },
  'gtravel.kz#2': { title: 'gtravel.kz on Altyn-Emel', url: 'https://gtravel.kz/altyn-emel-national-park/' },
  'hervemariage.blogspot.com': { title: 'hervemariage.blogspot.com', url: 'https://hervemariage.blogspot.com/2008/08' },
  'inbusiness.kz': {
    title: 'inbusiness.kz',
    url: 'https://inbusiness.kz/ru/last/v-almaty-rekonstruiruyut-marshrut-k-radonovomu-istochniku-alma-arasan',
  },
  'inform.kz': {
    title: 'inform.kz on Medeu',
    url: 'https://en.inform.kz/news/universiade-venues-medeu-alpine-ice-rink_a2986365/',
  },
  'informburo.kz': {
    title: 'informburo.kz on posts at Big Almaty Lake',
    url: 'https://informburo.kz/novosti/kto-vymogal-deneg-u-turistov-na-bao-vyyasnyaet-voennaya-policiya-knb.html',
  },
  'jeeptour.kz': {
    title: 'jeeptour.kz on the Small Almaty gorge',
    url: 'https://jeeptour.kz/en/maloe-almatinskoe-ushhele',
  },
  'jeeptour.kz#2': { title: 'jeeptour.kz on Turgen', url: 'https://jeeptour.kz/en/turgen' },
  'kaganat.kz': { title: 'kaganat.kz', url: 'https://kaganat.kz/big-almaty-lake-access-guide' },
  'kazakhstan-today.com': {
    title: 'kazakhstan-today.com on the gondolas, September 2024',
    url: 'https://kazakhstan-today.com/business-guid/item/14320-almatincev-predupredili-ob-izmenenii-raboty-kanatnyh-dorog-na-shymbulake',
  },
  'kazakhydave.blogspot.com': {
    title: 'kazakhydave.blogspot.com',
    url: 'http://kazakhydave.blogspot.com/2008/11/flying-at-farm.html',
  },
  'kazpravda.kz': {
    title: 'kazpravda.kz on the barrier below Big Almaty Lake',
    url: 'https://kazpravda.kz/n/shlagbaum-pered-bao',
  },
  'khakisandygirl.blogspot.com': {
    title: 'khakisandygirl.blogspot.com',
    url: 'http://khakisandygirl.blogspot.com/2013/06/one-last-hurrah-kolsai-lakes.html',
  },
  'kllvx.com': { title: 'kllvx.com', url: 'http://es.kllvx.com/notas/1002002901.html' },
  'livejournal.com': { title: 'livejournal.com', url: 'http://m.livejournal.com/read/user/pon4ico/93235' },
  'livetheworld.com': {
    title: 'livetheworld.com',
    url: 'https://www.livetheworld.com/post/explore-gorgeous-manshuk-mametova-lake-in-almaty-gxwj',
  },
  'maps-for-the-getaway.com': {
    title: 'maps-for-the-getaway.com',
    url: 'https://maps-for-the-getaway.com/2022/03/30/kolsay-and-kaindy-lakes-%F0%9F%92%99/',
  },
  'massaget.kz': {
    title: 'massaget.kz',
    url: 'https://massaget.kz/photoreps/tsum-passaj-suretshler-alleyasyi-arbat-kalay-ozgerd--337',
  },
  'mgorod.kz': {
    title: 'mgorod.kz on the road to Big Almaty Lake',
    url: 'https://mgorod.kz/news/proezd-na-bao-vnov-zakryli-dlya-chastnyh-avto',
  },
  'mk-kz.kz': {
    title: 'mk-kz.kz',
    url: 'https://mk-kz.kz/social/2023/03/29/dolina-zamkov-kanona-charyn-klassicheskaya-muzyka-i-kvesty-v-stile-khronik-riddika.html',
  },
  'mountain.ru': { title: 'mountain.ru', url: 'http://mountain.ru/article/article_display1.php?article_id=6675' },
  'nomadoutfitters.kz': {
    title: 'nomadoutfitters.kz on Charyn',
    url: 'http://www.nomadoutfitters.kz/articles/tourism/5-charyn-canyon',
  },
  'nomadoutfitters.kz#2': {
    title: 'nomadoutfitters.kz on the Zhongar Alatau',
    url: 'http://nomadoutfitters.kz/nature-tours/northern-dzhungaria-3-days',
  },
  'np.kz': { title: 'np.kz on Ak Bulak', url: 'https://np.kz/news/sreda-obitaniya/turizm/belyj-rodnik' },
  'orphanednation.com': { title: 'orphanednation.com', url: 'https://orphanednation.com/day-trip-to-big-almaty-lake' },
  'perceptiode.com': {
    title: 'perceptiode.com on Ak Bulak',
    url: 'https://perceptiode.com/%D0%90%D0%BA-%D0%91%D1%83%D0%BB%D0%B0%D0%BA_%28%D0%B3%D0%BE%D1%80%D0%BD%D0%BE%D0%BB%D1%8B%D0%B6%D0%BD%D1%8B%D0%B9_%D0%BA%D1%83%D1%80%D0%BE%D1%80%D1%82%29',
  },
  'perceptiode.com#2': {
    title: 'perceptiode.com on Zhasylkol',
    url: 'https://perceptiode.com/%D0%96%D0%B0%D1%81%D1%8B%D0%BB%D0%BA%D0%BE%D0%BB%D1%8C',
  },
  'perceptioes.com': {
    title: 'perceptioes.com',
    url: 'https://perceptioes.com/%D0%91%D0%BE%D0%BB%D1%8C%D1%88%D0%BE%D0%B9_%D0%90%D0%BB%D0%BC%D0%B0%D1%82%D0%B8%D0%BD%D1%81%D0%BA%D0%B8%D0%B9_%D0%BF%D0%B8%D0%BA',
  },
  'perceptiono.com': {
    title: 'perceptiono.com',
    url: 'https://perceptiono.com/%D0%91%D0%BE%D0%BB%D1%8C%D1%88%D0%BE%D0%B5_%D0%90%D0%BB%D0%BC%D0%B0%D1%82%D0%B8%D0%BD%D1%81%D0%BA%D0%BE%D0%B5_%D0%BE%D0%B7%D0%B5%D1%80%D0%BE',
  },
  'phototravelnomads.com': {
    title: 'phototravelnomads.com',
    url: 'https://phototravelnomads.com/zentralasien/kasachstan/kolsai-lake-1-und-kolsai-lake-2-an-einem-tag',
  },
  'pictureofperfectyouth.blogspot.com': {
    title: 'pictureofperfectyouth.blogspot.com',
    url: 'https://pictureofperfectyouth.blogspot.com/2024/07/charyn-canyon.html',
  },
  'powdernomads.kz': {
    title: 'powdernomads.kz',
    url: 'https://powdernomads.kz/mysteries-of-turgen-horseback-tour-3-days/',
  },
  'qazaqtv.com': {
    title: 'qazaqtv.com',
    url: 'https://old.qazaqtv.com/en/view/society/page_207444_kazakhstan-develops-winter-tourism',
  },
  'ratel.kz': {
    title: 'ratel.kz',
    url: 'https://www.ratel.kz/outlook/vdogonku_za_letom_sportivnaja_kora_vokrug_bolshoj_almatinskoj_piramidy',
  },
  'renatello.com': { title: 'renatello.com', url: 'https://renatello.com/gorelnik-and-medeu' },
  'silkadv.com': {
    title: 'silkadv.com on Shymbulak in winter',
    url: 'https://silkadv.com/en/content/shymbulak-its-winter-time',
  },
  'silkadv.com#2': { title: 'silkadv.com, page 2729', url: 'https://silkadv.com/en/node/2729' },
  'silkadv.com#3': {
    title: 'silkadv.com on the Asy observatory',
    url: 'https://www.silkadv.com/en/content/asy-turgen-observatory',
  },
  'silkadv.com#4': { title: 'silkadv.com, page 12099', url: 'https://silkadv.com/ru/node/12099' },
  'skyway.kz': { title: 'skyway.kz', url: 'https://www.skyway.kz/en/country/kazakhstan/tours/issyk-lake/' },
  'tengrinews.kz#2': {
    title: 'tengrinews.kz on restricted places',
    url: 'https://en.tengrinews.kz/kazakhstan_news/almaty-residents-face-restricted-access-to-certain-tourist-266447/',
  },
  'theinfolist.com': {
    title: 'theinfolist.com',
    url: 'http://theinfolist.com/html/ALL/s/M/Mausoleum_Of_Khoja_Ahmed_Yasawi.html',
  },
  'trekking-club.com': {
    title: 'trekking-club.com on Furmanov Peak',
    url: 'https://trekking-club.com/category2/guide-book/furmanov-peak.html',
  },
  'trekking-club.com#2': {
    title: 'trekking-club.com on Terra',
    url: 'https://trekking-club.com/category2/guide-book/terra-glade.html',
  },
  'trekking-club.com#3': {
    title: 'trekking-club.com on Bukreev Peak',
    url: 'https://trekking-club.com/category2/guide-book/bukreyev-peak-hike.html',
  },
  'trekking-club.com#4': {
    title: 'trekking-club.com on cycling',
    url: 'https://trekking-club.com/category/travel-blog/publications/cycling-in-almaty.html',
  },
  'trekkingclub.kz': { title: 'trekkingclub.kz, page 56', url: 'http://trekkingclub.kz/eng/index.php?p=56' },
  'trekkingclub.kz#2': { title: 'trekkingclub.kz, page 186', url: 'https://trekkingclub.kz/eng/index.php?p=186' },
  'trekkingclub.kz#3': { title: 'trekkingclub.kz, page 249', url: 'https://trekkingclub.kz/eng/index.php?p=249' },
  'trip.com': {
    title: 'trip.com',
    url: 'https://au.trip.com//toplist/tripbest/recommend/almaty/best-things-to-do/100001383250',
  },
  'unikaz.asia': { title: 'unikaz.asia', url: 'http://www.unikaz.asia/en/content/route-waterfall-gorelnik' },
  'vecher.kz': {
    title: 'vecher.kz',
    url: 'https://vecher.kz/ru/article/dostupnyi-otdyh-gorelnik-otkrylsia-posle-rekonstruksii.html',
  },
  'vega-tur.ru': { title: 'vega-tur.ru', url: 'http://www.vega-tur.ru/page/kolsay-kolderi-kolsay-lakes-in-kazakhstan' },
  'veters.kz': { title: 'veters.kz', url: 'https://veters.kz/?p=52643' },
  'visitalmaty.kz#2': {
    title: 'visitalmaty.kz on Medeu',
    url: 'https://visitalmaty.kz/en/attractions/medeu-alpine-skating-rink/',
  },
  'visitalmaty.kz#3': {
    title: 'visitalmaty.kz on Butakovsky Waterfall',
    url: 'https://visitalmaty.kz/en/priroda/butakovsky-waterfall/?lang=en',
  },
  'visitalmaty.kz#4': {
    title: 'visitalmaty.kz on the Turgen waterfalls',
    url: 'https://visitalmaty.kz/en/priroda/turgen-waterfalls/',
  },
  'vperjed.geoblog.pl': {
    title: 'vperjed.geoblog.pl',
    url: 'http://vperjed.geoblog.pl/wpis/121942/alatau-czyli-szczyt-almaatynski-wysoki',
  },
  'welcome.kz': { title: 'welcome.kz', url: 'https://welcome.kz/en/info-cities/almaty-region/lake-manshuk' },
  'wikimili.com': { title: 'wikimili.com', url: 'https://wikimili.com/en/Palace_of_the_Republic,_Almaty' },
  'wikipedia.org': {
    title: 'wikipedia.org on the Central State Museum',
    url: 'https://en.wikipedia.org/wiki/Central_State_Museum_of_Kazakhstan',
  },
  'wikipedia.org#2': { title: 'wikipedia.org on Shymbulak', url: 'https://en.wikipedia.org/wiki/Shymbulak' },
  'wikipedia.org#3': {
    title: 'wikipedia.org on the Botanical Garden',
    url: 'https://en.wikipedia.org/wiki/Almaty_Botanical_Garden',
  },
  'wikipedia.org#4': { title: 'wikipedia.org on Charyn Canyon', url: 'https://en.wikipedia.org/wiki/Charyn_Canyon' },
  'wikipedia.org#5': {
    title: 'wikipedia.org on the Butakovsky gorge',
    url: 'https://en.wikipedia.org/wiki/Butakovsky_gorge',
  },
  'wikipedia.org#6': {
    title: 'wikipedia.org on the Bear waterfall',
    url: 'https://en.wikipedia.org/wiki/Bear_falls_(Turgen_gorge)',
  },
  'wikiwand.com': {
    title: 'wikiwand.com',
    url: 'https://www.wikiwand.com/ru/articles/%D0%9A%D0%BE%D0%BB%D1%8C%D1%81%D0%B0%D0%B9%D1%81%D0%BA%D0%B8%D0%B5_%D0%BE%D0%B7%D0%B5%D1%80%D0%B0',
  },
  'wildticketasia.com': {
    title: 'wildticketasia.com on the Ascension Cathedral',
    url: 'https://wildticketasia.com/158-zenkov-cathedral-palace-almaty.html',
  },
  'wildticketasia.com#2': {
    title: 'wildticketasia.com on First President Park',
    url: 'https://wildticketasia.com/163-park-of-president-almaty-city.html',
  },
  'wildticketasia.com#3': {
    title: 'wildticketasia.com on Charyn Canyon',
    url: 'https://wildticketasia.com/155-charyn-canyon-valley-of-castles.html',
  },
  'wildticketasia.com#4': {
    title: 'wildticketasia.com on the Bear waterfall',
    url: 'https://wildticketasia.com/670-bear-waterfall-medvezhiy.html',
  },
  'wondersofkazakhstan.blogspot.com': {
    title: 'wondersofkazakhstan.blogspot.com',
    url: 'http://wondersofkazakhstan.blogspot.com/2015/04/charyn-canyon.html?m=1',
  },
  'worldtourisminfo.com': {
    title: 'worldtourisminfo.com on Issyk Lake',
    url: 'http://worldtourisminfo.com/kazakhstan/5727-Lake-Issyk.html',
  },
  'worldtourisminfo.com#2': {
    title: 'worldtourisminfo.com on the Asy plateau',
    url: 'http://worldtourisminfo.com/kazakhstan/5736-The-mountainous-assy-plateau.html',
  },
  'x-travels.ru': { title: 'x-travels.ru', url: 'https://x-travels.ru/odnodnevnye-gornye-poxody/kimasar/' },
  'zakon.kz': {
    title: 'zakon.kz on rebuilding Medeu, December 2025',
    url: 'https://www.zakon.kz/stati/6502171-tishina-na-vysote-1691-metra-kak-idet-rekonstruktsiya-vysokogornogo-katka-medeu--fotoreportazh.html',
  },
  estimate: { title: 'Our own estimate from the other facts (not checked yet)', published: false },
  'map-distance': { title: 'Measured on the map of OpenStreetMap contributors (ODbL)' },
  'tengrinews.kz excerpt': { title: 'tengrinews.kz on border permits' },
  'el.kz': { title: 'el.kz' },
  'tour-timetable-2026': { title: 'Timetable of an Almaty tour operator, August 2026' },
  'traveller-2024': { title: 'A traveller’s report, 2024' },
  'trekkingclub.kz excerpt': { title: 'trekkingclub.kz on Altyn-Emel' },
  'vlast.kz': { title: 'vlast.kz' },
  'zakon.kz 2026-01-22': { title: 'zakon.kz, 22 January 2026' },
  'zakon.kz 2025-11-26': {
    title: 'zakon.kz on bus 21, November 2025',
    url: 'https://www.zakon.kz/sobytiia/6499064-v-almaty-zapuskayut-novyy-avtobusnyy-marshrut-do-medeu.html',
  },
  'marchingabout.blogspot.com 2024': {
    title: 'marchingabout.blogspot.com, June 2024',
    url: 'https://marchingabout.blogspot.com/2024/06/almaty-out-to-mountains.html',
  },
  'udreamtravels.com July 2026': { title: 'udreamtravels.com, July 2026' },
  'pro.yandex.com': {
    title: 'Yandex, taxi tariffs in Almaty of July 2025',
    url: 'https://pro.yandex.com/kz-ru/almaty/knowledge-base/taxi/news/tariffs-changes-almaty',
  },
  'trip-data-2026': { title: 'A public data set of hours and prices around Almaty, 2026' },
  'trip-reports': { title: 'Travellers’ reports' },
  'tour-operators-2026': { title: 'Pages of Almaty tour operators, 2026' },
  'zakon.kz excerpt': { title: 'zakon.kz on the footpath to Big Almaty Lake' },
  'wikipedia-copy': { title: 'A copy of Wikipedia' },
  'gurk.kz': { title: 'gurk.kz' },
  'sacredplaces.kz': { title: 'sacredplaces.kz' },
  'caravan.kz': { title: 'caravan.kz' },
  'arasan-spa.kz': { title: 'arasan-spa.kz' },
  'es.kllvx.com': { title: 'es.kllvx.com' },
  geonames: { title: 'GeoNames' },
  'tzhskz.livejournal.com': { title: 'tzhskz.livejournal.com' },
  'altynemel-np.kz': { title: 'altynemel-np.kz' },
  'kt.kz 2025-12-16': {
    title: 'kt.kz on the airport buses, December 2025',
    url: 'https://www.kt.kz/rus/society/vozobnovlen_zaezd_obschestvennogo_transporta_na_territoriyu_1377985215.html',
  },
  'inform.kz 2025-11-28': { title: 'inform.kz, 28 November 2025' },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;

/** Whether visitors can look a source up, so that a fact of it can be checked. */
export const isPublished = (id: SourceId): boolean => !('published' in sources[id]);
