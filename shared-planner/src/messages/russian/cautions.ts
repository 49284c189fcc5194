import type { PlanMessages, PlanNames } from '../plan-messages.ts';
import { sentences } from '../sentences.ts';
import { count } from './count.ts';
import { describeFee } from './fee.ts';
import { between, duration, end, list, months, time } from './values.ts';

const way = ({ from, to }: { from: string; to: string }, names: PlanNames) => between(names.node(from), names.node(to));

const untilEnd = (until: string | undefined) => (until ? ` до ${end(until)}` : '');

/** What to do about a 4x4. */
const VEHICLE = {
  own: '',
  hired: ': его придётся взять напрокат',
  driven: ': закажите водителя с такой машиной',
} as const;

/** What to mind, in one or two sentences each. */
export const cautions: PlanMessages['cautions'] = {
  access_restricted: ({ label = 'С ограничениями', until, reason, ask }) =>
    sentences(`${label}${untilEnd(until)}`, reason, ask),
  ask_access: ({ ask }) => sentences('Наши сведения о доступе могли устареть', ask ?? 'Уточните перед поездкой'),
  hours_unknown: () => 'Часы работы неизвестны: уточните перед поездкой.',
  last_entry: (caution) => `Последний вход в ${time(caution.time)}.`,
  seasonal_risk: ({ what, to }) => sentences(`Опасность до ${end(to)}: ${what}`),
  not_best_month: ({ bestMonths }) => `В этот день можно, но лучшее время — ${months(bestMonths)}.`,
  permit: ({ what, where }) => sentences(`Документы: ${what}`, `Где: ${where}`),
  carry_passport: () => 'Возьмите с собой паспорт: его могут спросить на постах по дороге.',
  guide_advised: () => 'Советуем взять гида.',
  fee: (fee) => sentences(fee.adultTenge === 0 ? 'Бесплатно' : `Плата за взрослого: ${describeFee(fee)}`, fee.note),
  short_visit: ({ minutes, usualMinutes }) =>
    `Короткое посещение: ${duration(minutes)}; обычно — ${duration(usualMinutes)}.`,
  variant: ({ name }) => `Времени хватит на вариант «${name}».`,
  overlaps: ({ locationId }, names) =>
    `Место или часть пути те же, что у другой остановки: ${names.location(locationId)}.`,
  weather_sensitive: () => 'Зависит от погоды: посмотрите прогноз перед поездкой.',
  needs_4x4: (caution, names) => `На этом пути нужен внедорожник (${way(caution, names)})${VEHICLE[caution.vehicle]}.`,
  ask_road: (caution, names) =>
    `В это время года дорога может быть закрыта (${way(caution, names)}): уточните перед поездкой.`,
  gondola: (caution, names) => `Проверьте, работает ли в этот день гондола (${way(caution, names)}).`,
  flight: (caution, names) =>
    `Перелёт (${way(caution, names)}): отведено ${duration(caution.minutes)} вместе со временем в аэропортах. ` +
    'Расписание неизвестно: когда вы купите билеты, время в плане, возможно, придётся сдвинуть.',
  bus: ({ lines, stop, walkMinutes }) =>
    `Автобус ${list(lines, 'или')} до остановки: ${stop}${walkMinutes > 0 ? `; затем ${duration(walkMinutes)} пешком` : ''}.`,
  rest_stops: (caution) =>
    caution.count === 1
      ? `Время включает остановку на отдых, ${duration(caution.minutes)}.`
      : `Время включает ${count(caution.count, ['остановку', 'остановки', 'остановок'])} на отдых по ${duration(caution.minutes)}.`,
};
