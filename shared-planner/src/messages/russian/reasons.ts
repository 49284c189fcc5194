import { getItemName } from '../item-name.ts';
import type { PlanMessages } from '../plan-messages.ts';
import { sentences } from '../sentences.ts';
import { countDays, selectForm } from './count.ts';
import { date, dates, duration, end, metres, onDay, shortList } from './values.ts';

/** How one travels; other words of the planning data stand for themselves. */
const TRANSPORT = new Map([
  ['public', 'общественным транспортом'],
  ['car', 'на машине'],
  ['4x4', 'на внедорожнике'],
  ['driver', 'на машине'],
]);

const PACE = new Map([
  ['relaxed', 'спокойном'],
  ['balanced', 'умеренном'],
  ['full', 'насыщенном'],
]);

/** Where only a car helps, whoever drives it. */
const byCar = (transport: 'car' | undefined) => (transport ? ' — на машине или с водителем, на такси или с туром' : '');

/** The pace that makes room. */
const fullerPace = (pace: string | undefined) => (pace ? ` При ${PACE.get(pace)} темпе поместится.` : '');

/** `ещё 1 день`. */
const moreDays = (days: number) => `ещё ${countDays(days)}`;

/** `первого дня`, `первых 2 дней`. */
const firstDays = (days: number) =>
  days === 1 ? 'первого дня' : `первых ${days} ${selectForm(days, ['дня', 'дней', 'дней'])}`;

/** Why something is not in the plan, and what would help. */
export const reasons: PlanMessages['reasons'] = {
  closed_for_season: ({ until, transport }) =>
    until ? `В ваши даты не сезон; снова можно с ${date(until)}${byCar(transport)}.` : 'В ваши даты не сезон.',
  access_closed: ({ until, next, transport }) =>
    [
      until ? `Закрыто до ${end(until)}.` : 'Закрыто, и мы не знаем, в какой день откроется снова.',
      ...(next ? [`Снова можно с ${date(next)}${byCar(transport)}.`] : []),
    ].join(' '),
  closed_that_day: ({ dates: closed, next, transport }) =>
    `Закрыто ${dates(closed)}.${next ? ` Открыто ${onDay(next)}${byCar(transport)}.` : ''}`,
  needs_more_days: ({ days }) => `${selectForm(days, ['Нужен', 'Нужно', 'Нужно'])} ${moreDays(days)}.`,
  no_room: ({ pace }) => `Не помещается в ваши дни.${fullerPace(pace)}`,
  too_strenuous_next_to: ({ kind, id, moreDays: more }, names) =>
    `Слишком большая нагрузка вместе с другим пунктом: ${getItemName(names, kind, id)}. Уберите его` +
    `${more === undefined ? '' : ` или добавьте ${moreDays(more)}`}.`,
  altitude_too_soon: ({ metres: height, days, moreDays: more }) =>
    `${metres(height)} — слишком высоко для ${firstDays(days)}.` +
    `${more === undefined ? '' : ` Добавьте ${moreDays(more)}, чтобы привыкнуть к высоте.`}`,
  too_strenuous_on_arrival: ({ moreDays: more }) =>
    `Слишком большая нагрузка для дня приезда.${more === undefined ? '' : ` Добавьте ${moreDays(more)}, и поместится.`}`,
  no_transport: ({ transport, help }) =>
    `Мы не знаем, как добраться туда ${TRANSPORT.get(transport) ?? `(транспорт: ${transport})`} в ваши даты.` +
    `${help === undefined ? '' : ' На машине поместится: своей, с водителем, на такси или с туром.'}`,
  unknown_access: ({ ask }) =>
    sentences('Мы не знаем, открыто ли там', ask ?? 'Уточните перед поездкой и добавьте, если открыто'),
  day_too_long: ({ minutes, mostMinutes, pace }) =>
    `Вместе с дорогой это займёт ${minutes === undefined ? '' : `${duration(minutes)}, `}больше, ` +
    `чем может длиться день в вашем темпе (${duration(mostMinutes)}).${fullerPace(pace)}`,
  needs_location: ({ locationIds }, names) =>
    locationIds.length === 0
      ? 'Этим занимаются при посещении места, и ни одно подходящее место не помещается.'
      : `Этим занимаются при посещении места. Добавьте подходящее место: ${shortList(locationIds.map(names.location))}.`,
  locked_day: ({ date: locked, other }) =>
    `Не помещается ${onDay(locked)}.${other ? ` Без закрепления встанет ${onDay(other)}.` : ''}`,
  order: () => 'Не помещается в том порядке, который вы задали для этого дня. В другом порядке поместится.',
  booking: () => 'Дорога туда, часы этого дня или другая бронь не оставляют на это времени. Измените время или день.',
  not_in_catalogue: () => 'В нашем каталоге этого больше нет. Выберите что-нибудь другое.',
};
