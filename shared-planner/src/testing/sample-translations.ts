import { LANGUAGES, type Language } from '@almaty/languages';
import { getMessages } from '../messages/all-messages.ts';
import { createPlanNames } from '../messages/plan-names.ts';
import { sampleCatalogue, sampleData } from './sample-data.ts';
import { samplePlan } from './sample-plan.ts';

/** What the catalogue says in the sample plan and its data, in each language. */
const TEXTS: readonly (readonly [en: string, ru: string, kk: string])[] = [
  ['Almaty, centre', 'Алматы, центр', 'Алматы, орталық'],
  ['Saty village, guest houses', 'Село Саты, гостевые дома', 'Саты ауылы, қонақ үйлер'],
  ['Almaty airport (ALA)', 'Аэропорт Алматы (ALA)', 'Алматы әуежайы (ALA)'],
  ['Almaty airport (ALA), T1 and T2', 'Аэропорт Алматы (ALA), T1 и T2', 'Алматы әуежайы (ALA), T1 және T2'],
  ['Republic Square (centre of Almaty)', 'Площадь Республики (центр Алматы)', 'Республика алаңы (Алматының орталығы)'],
  ['Green Bazaar', 'Зелёный базар', 'Көк базар'],
  ['Arasan baths', 'Бани «Арасан»', '«Арасан» моншасы'],
  ['Medeu, rink and gondola base', 'Медеу, каток и станция гондолы', 'Медеу, мұз айдыны мен гондола станциясы'],
  ['Shymbulak base, 2,260 m', 'База Шымбулака, 2\u00A0260\u00A0м', 'Шымбұлақ базасы, 2\u00A0260\u00A0м'],
  [
    'Charyn canyon, Valley of Castles car park',
    'Чарынский каньон, парковка Долины замков',
    'Шарын шатқалы, Қамалдар аңғарының автотұрағы',
  ],
  ['Saty village', 'Село Саты', 'Саты ауылы'],
  ['Kolsay, lower lake car park', 'Кольсай, парковка у нижнего озера', 'Көлсай, төменгі көлдің автотұрағы'],
  ['Kaindy, end of the track', 'Каинды, конец грунтовой дороги', 'Қайыңды, қара жолдың соңы'],
  ['28 Panfilov Guardsmen Park', 'Парк 28 гвардейцев-панфиловцев', '28 гвардияшы-панфиловшылар саябағы'],
  ['Shymbulak Ski Resort', 'Горнолыжный курорт Шымбулак', 'Шымбұлақ тау шаңғысы курорты'],
  ['Botanical Gardens', 'Ботанический сад', 'Ботаникалық бақ'],
  ['Charyn Canyon', 'Чарынский каньон', 'Шарын шатқалы'],
  ['Kolsay Lakes', 'Кольсайские озёра', 'Көлсай көлдері'],
  ['Kaindy Lake', 'Озеро Каинды', 'Қайыңды көлі'],
  ['Zhasylkol Lake', 'Озеро Жасылколь', 'Жасылкөл'],
  ['Furmanov Peak', 'Пик Фурманова', 'Фурманов шыңы'],
  ['Horseback Riding', 'Конные прогулки', 'Атпен серуендеу'],
  ['Kazakh Sauna', 'Казахская баня', 'Қазақ моншасы'],
  ['Paraplane Flight', 'Полёт на параплане', 'Парапланмен ұшу'],
  ['Hiking', 'Походы', 'Жаяу жорық'],
  ['Some halls closed', 'Часть залов закрыта', 'Кейбір залдар жабық'],
  ['2028', '2028 года', '2028 жылға дейін'],
  [
    'The bazaar is modernised hall by hall while trade goes on.',
    'Базар обновляют зал за залом, торговля при этом идёт.',
    'Базар сауданы тоқтатпай, зал-залымен жаңартылып жатыр.',
  ],
  ['for the gondola, there and back', 'за гондолу, туда и обратно', 'гондолаға, барып қайту'],
  [
    '8,000 to 10,000 tenge were reported; a ski pass is from 18,000.',
    'По сообщениям, от 8\u00A0000 до 10\u00A0000\u00A0тенге; ски-пасс — от 18\u00A0000.',
    '8\u00A0000–10\u00A0000\u00A0теңге деген дерек бар; ски-пасс 18\u00A0000 теңгеден.',
  ],
  ['a day', 'в день', 'бір күнге'],
  [
    'Reported in 2026. By law it is 433 tenge a person and 1,298 a car.',
    'По сообщениям 2026 года. По закону — 433\u00A0тенге с человека и 1\u00A0298 с машины.',
    '2026 жылғы дерек. Заң бойынша адамға 433\u00A0теңге, көлікке 1\u00A0298\u00A0теңге.',
  ],
  [
    'Ask in Saty how deep the fords are.',
    'Спросите в Саты, насколько глубоки броды.',
    'Өткелдердің тереңдігін Сатыдан сұраңыз.',
  ],
  ['Park permit; keep the paper', 'Разрешение парка; бумагу сохраните', 'Парктің рұқсат қағазы; қағазды сақтаңыз'],
  ['the post of the park in Saty', 'пост парка в Саты', 'Сатыдағы парк бекеті'],
  ['afternoon storms', 'грозы после полудня', 'түстен кейінгі найзағай'],
  [
    'Ask the park office in Lepsinsk about the track, the bridge and papers.',
    'Спросите в офисе парка в Лепсинске о дороге, мосте и документах.',
    'Жол, көпір және құжаттар жайын Лепсідегі парк кеңсесінен сұраңыз.',
  ],
  ['closed shoes', 'закрытая обувь', 'жабық аяқ киім'],
  ['rain jacket', 'дождевик', 'жаңбыр күртесі'],
  ['towel', 'полотенце', 'сүлгі'],
  ['passport', 'паспорт', 'паспорт'],
];

/** English text -> translation. */
function listTexts(language: Language): Readonly<Record<string, string>> {
  const column = LANGUAGES.indexOf(language);
  return Object.fromEntries(TEXTS.map((row) => [row[0], row[column] ?? '']));
}

/** The sample plan with its data, the names that the catalogue of a language gives, and the messages. */
export function createSample(language: Language) {
  const texts = listTexts(language);
  const translate = <Named extends { name: string }>(named: readonly Named[]) =>
    named.map((each) => ({ ...each, name: texts[each.name] ?? each.name }));
  const { locations, activities } = sampleCatalogue;
  const catalogue = { locations: translate(locations), activities: translate(activities), texts };
  const messages = getMessages(language);
  return { plan: samplePlan, data: sampleData, names: createPlanNames(sampleData, catalogue, messages), messages };
}
