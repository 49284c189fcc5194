import type { PlanMessages, PlanNames } from '../plan-messages.ts';
import { sentences } from '../sentences.ts';
import { access } from './access.ts';
import { until } from './dates.ts';
import { describeFee } from './fee.ts';
import { between, count, duration, list, months, time } from './values.ts';

const way = ({ from, to }: { from: string; to: string }, names: PlanNames) => between(names.node(from), names.node(to));

/** What to do about a 4x4. */
const VEHICLE = {
  own: '',
  hired: ': оны жалға алуға тура келеді',
  driven: ': сондай көлігі бар жүргізушіге тапсырыс беріңіз',
} as const;

/** What to mind, in one or two sentences each. */
export const cautions: PlanMessages['cautions'] = {
  access_restricted: ({ label, until: end, reason, ask }) =>
    sentences(access({ state: 'restricted', label, until: end }), reason, ask),
  ask_access: ({ ask }) =>
    sentences('Кіру жөніндегі мәліметіміз ескірген болуы мүмкін', ask ?? 'Барар алдында сұраңыз'),
  hours_unknown: () => 'Жұмыс уақыты белгісіз: барар алдында сұраңыз.',
  last_entry: (caution) => `Соңғы кіру уақыты: ${time(caution.time)}.`,
  seasonal_risk: ({ what, to }) => sentences(`${until(to)} қауіпті: ${what}`),
  not_best_month: ({ bestMonths }) => `Бұл күні де баруға болады, бірақ ең қолайлы кезі — ${months(bestMonths)}.`,
  permit: ({ what, where }) => sentences(`Құжаттар: ${what}`, `Қайдан алынады: ${where}`),
  carry_passport: () => 'Паспортыңызды ала жүріңіз: жолдағы бекеттерде сұрауы мүмкін.',
  guide_advised: () => 'Гид алған жөн.',
  fee: (fee) => sentences(fee.adultTenge === 0 ? 'Тегін' : `Ересек адамға: ${describeFee(fee)}`, fee.note),
  short_visit: ({ minutes, usualMinutes }) =>
    `Бұл жерге аз уақыт бөлінген: ${duration(minutes)}; әдетте — ${duration(usualMinutes)}.`,
  variant: ({ name }) => `Мынаған уақыт жетеді: ${name}.`,
  overlaps: ({ locationId }, names) => `Орны не жолының бір бөлігі мынамен ортақ: ${names.location(locationId)}.`,
  weather_sensitive: () => 'Ауа райына байланысты: барар алдында болжамды қараңыз.',
  needs_4x4: (caution, names) =>
    `Бұл жолға жол талғамайтын көлік керек (${way(caution, names)})${VEHICLE[caution.vehicle]}.`,
  ask_road: (caution, names) =>
    `Жылдың бұл мезгілінде жол жабық болуы мүмкін (${way(caution, names)}): барар алдында сұраңыз.`,
  gondola: (caution, names) => `Гондола осы күні жүре ме, тексеріп алыңыз (${way(caution, names)}).`,
  flight: (caution, names) =>
    `Ұшақ (${way(caution, names)}): әуежайдағы уақытты қосқанда ${duration(caution.minutes)} бөлінген. ` +
    'Рейс кестесі белгісіз: билет алған соң жоспардағы уақытты жылжытуға тура келуі мүмкін.',
  bus: ({ lines, stop, walkMinutes }) =>
    `Автобус ${list(lines, 'немесе')}, түсетін аялдама: ${stop}${walkMinutes > 0 ? `; одан әрі жаяу ${duration(walkMinutes)}` : ''}.`,
  rest_stops: (caution) =>
    caution.count === 1
      ? `Бұл уақытқа жол бойындағы демалыс (${duration(caution.minutes)}) кіреді.`
      : `Бұл уақытқа жол бойындағы ${count(caution.count, 'демалыс')} кіреді, әрқайсысы ${duration(caution.minutes)}.`,
};
