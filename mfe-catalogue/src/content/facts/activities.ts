import type { ActivityFacts } from '../schema.ts';

/** The facts of each activity, by its id. */
export const activityFacts: Readonly<Record<number, ActivityFacts>> = {
  1: {
    names: {
      ru: { value: 'Конные прогулки', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
      kk: { value: 'Атпен серуендеу', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    },
    duration: {
      value: 'an hour to a day; treks of three days',
      confidence: 'medium',
      sources: ['gokazakhstan.net', 'powdernomads.kz'],
      checkedOn: '2026-11-20',
    },
    season: { value: 'May to October', confidence: 'high', sources: ['powdernomads.kz'], checkedOn: '2026-11-20' },
    where: {
      value: 'Kok Zhailau, Kolsay and Kaindy, Turgen and the Asy plateau',
      confidence: 'high',
      sources: ['daz.asia', 'gokazakhstan.net', 'powdernomads.kz', 'baltastour.com#3'],
      checkedOn: '2026-11-20',
    },
  },
  2: {
    names: {
      ru: { value: 'Казахская баня (монша)', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
      kk: { value: 'Қазақ моншасы', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    },
    duration: {
      value: '2 to 3 hours',
      confidence: 'medium',
      sources: ['daz.asia#2', 'common'],
      checkedOn: '2026-11-20',
    },
    season: {
      value: 'all year, best in the cold months',
      confidence: 'medium',
      sources: ['common'],
      checkedOn: '2026-11-20',
    },
    where: {
      value: 'the Arasan baths by Panfilov Park, bathhouses in the foothills',
      confidence: 'high',
      sources: ['alifechangingexperience.com', 'edgekz.com'],
      checkedOn: '2026-11-20',
    },
  },
  3: {
    names: {
      ru: { value: 'Кемпинг', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
      kk: { value: 'Кемпинг', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    },
    duration: { value: '1 or 2 nights', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    season: {
      value: 'June to September in the mountains; spring and autumn in the canyons',
      confidence: 'medium',
      sources: ['common', 'trekkingclub.kz'],
      checkedOn: '2026-11-20',
    },
    where: {
      value: 'the Kolsay valleys, Terra and Kok Zhailau, Asy, Charyn, Altyn-Emel',
      confidence: 'medium',
      sources: ['openstreetmap', 'trekking-club.com#2', 'trekkingclub.kz', 'khakisandygirl.blogspot.com'],
      checkedOn: '2026-11-20',
    },
  },
  4: {
    names: {
      ru: { value: 'Джип-тур', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
      kk: { value: 'Джип-тур', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    },
    duration: {
      value: 'half a day to two days',
      confidence: 'medium',
      sources: ['bochum1.de', 'gtravel.kz#2'],
      checkedOn: '2026-11-20',
    },
    season: {
      value: 'May to October on the high tracks',
      confidence: 'high',
      sources: ['trekkingclub.kz#2', 'gtravel.kz'],
      checkedOn: '2026-11-20',
    },
    where: {
      value: 'Saty and Kaindy, Turgen and Asy, Altyn-Emel, the canyons around Charyn',
      confidence: 'high',
      sources: ['bochum1.de', 'go-to.kz', 'gtravel.kz#2', 'gtravel.kz'],
      checkedOn: '2026-11-20',
    },
  },
  5: {
    names: {
      ru: { value: 'Катание на квадроциклах', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
      kk: { value: 'Квадроцикл жүргізу', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    },
    duration: { value: '1 to 3 hours', confidence: 'low', sources: ['common'], checkedOn: '2026-11-20' },
    season: { value: 'April to November', confidence: 'low', sources: ['common'], checkedOn: '2026-11-20' },
    where: {
      value: 'foothills west of the city, the Kapshagay shore',
      confidence: 'low',
      sources: ['kllvx.com'],
      checkedOn: '2026-11-20',
    },
  },
  6: {
    names: {
      ru: { value: 'Эндуро-мототуры', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
      kk: { value: 'Эндуро мотосапары', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    },
    duration: { value: '2 hours to a day', confidence: 'medium', sources: ['dzen.ru#5'], checkedOn: '2026-11-20' },
    season: { value: 'April to November', confidence: 'low', sources: ['common'], checkedOn: '2026-11-20' },
    where: {
      value: 'foothills off the Upper Kaskelen road, south-west of the city',
      confidence: 'medium',
      sources: ['dzen.ru#5'],
      checkedOn: '2026-11-20',
    },
  },
  7: {
    names: {
      ru: { value: 'Прогулки на электровелосипедах', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
      kk: { value: 'Электровелосипедпен серуен', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    },
    duration: { value: '1½ to 3 hours', confidence: 'low', sources: ['common'], checkedOn: '2026-11-20' },
    season: { value: 'April to October', confidence: 'low', sources: ['common'], checkedOn: '2026-11-20' },
    where: {
      value: 'the road to Medeu and Shymbulak, the city’s river paths',
      confidence: 'low',
      sources: ['kaganat.kz', 'trekking-club.com#4'],
      checkedOn: '2026-11-20',
    },
  },
  8: {
    names: {
      ru: { value: 'Полёт на параплане', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
      kk: { value: 'Парапланмен ұшу', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    },
    duration: {
      value: '10 to 30 minutes in the air; allow 2 to 3 hours',
      confidence: 'high',
      sources: ['qazaqtv.com', 'euronews.com'],
      checkedOn: '2026-11-20',
    },
    season: {
      value: 'all year when the wind allows',
      confidence: 'high',
      sources: ['euronews.com'],
      checkedOn: '2026-11-20',
    },
    where: {
      value: 'Shymbulak, taking off at 3,200 m',
      confidence: 'high',
      sources: ['qazaqtv.com', 'euronews.com', 'kazakhydave.blogspot.com'],
      checkedOn: '2026-11-20',
    },
  },
  9: {
    names: {
      ru: { value: 'Пешие походы', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
      kk: { value: 'Жаяу серуен', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    },
    duration: {
      value: '3 to 9 hours',
      confidence: 'high',
      sources: ['trekking-club.com', 'trekking-club.com#2'],
      checkedOn: '2026-11-20',
    },
    season: {
      value: 'May to October; lower trails all year',
      confidence: 'high',
      sources: ['trekking-club.com'],
      checkedOn: '2026-11-20',
    },
    where: {
      value: 'Small and Big Almaty gorges, Butakovka, Turgen',
      confidence: 'high',
      sources: ['trekking-club.com', 'trekking-club.com#2', 'trekkingclub.kz#3'],
      checkedOn: '2026-11-20',
    },
  },
  10: {
    names: {
      ru: { value: 'Обзорные экскурсии по городу', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
      kk: { value: 'Қала экскурсиялары', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    },
    duration: { value: '3 to 5 hours', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    season: { value: 'all year', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
    where: {
      value: 'Panfilov Park, Green Bazaar, Arbat, Republic Square, the museums',
      confidence: 'high',
      sources: ['common'],
      checkedOn: '2026-11-20',
    },
  },
  11: {
    names: {
      ru: { value: 'Комбинированные туры', confidence: 'high', sources: ['common'], checkedOn: '2026-11-20' },
      kk: { value: 'Кешенді турлар', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    },
    duration: {
      value: '2 to 3 days',
      confidence: 'high',
      sources: ['explorevia.com', 'gtravel.kz#2'],
      checkedOn: '2026-11-20',
    },
    season: { value: 'May to October', confidence: 'medium', sources: ['common'], checkedOn: '2026-11-20' },
    where: {
      value: 'Charyn with Kolsay and Kaindy; Altyn-Emel; Turgen with Asy',
      confidence: 'high',
      sources: ['explorevia.com', 'gtravel.kz#2'],
      checkedOn: '2026-11-20',
    },
  },
};
