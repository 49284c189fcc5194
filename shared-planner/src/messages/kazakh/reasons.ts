import { getItemName } from '../item-name.ts';
import type { PlanMessages } from '../plan-messages.ts';
import { sentences } from '../sentences.ts';
import { dayOfWeekAndDate, since, until as writeUntil } from './dates.ts';
import { count, dates, duration, metres, shortList } from './values.ts';

/** How one travels; other words of the planning data stand for themselves. */
const TRANSPORT = new Map([
  ['public', 'қоғамдық көлікпен'],
  ['car', 'көлікпен'],
  ['4x4', 'жол талғамайтын көлікпен'],
  ['driver', 'көлікпен'],
]);

const PACE = new Map([
  ['relaxed', 'Жайлы'],
  ['balanced', 'Орташа'],
  ['full', 'Тығыз'],
]);

/** Where only a car helps, whoever drives it. */
const byCar = (transport: 'car' | undefined) =>
  transport ? ' — көлікпен немесе жүргізушімен, таксимен не турмен' : '';

/** The pace that makes room. */
const fullerPace = (pace: string | undefined) => (pace ? ` ${PACE.get(pace)} қарқынмен сыяды.` : '');

/** `тағы 1 күн`. */
const moreDays = (days: number) => `тағы ${count(days, 'күн')}`;

/** Why something is not in the plan, and what would help. */
export const reasons: PlanMessages['reasons'] = {
  closed_for_season: ({ until, transport }) =>
    `Сіз таңдаған күндері маусымы емес${until ? `; ${since(until)} қайта болады${byCar(transport)}` : ''}.`,
  access_closed: ({ until, next, transport }) =>
    sentences(
      until ? `${writeUntil(until)} жабық` : 'Жабық, қай күні қайта ашылатынын білмейміз',
      next && `${since(next)} қайта болады${byCar(transport)}`,
    ),
  closed_that_day: ({ dates: closed, next, transport }) =>
    `${dates(closed)} жабық.${next ? ` ${dayOfWeekAndDate(next)} күні ашық${byCar(transport)}.` : ''}`,
  needs_more_days: ({ days }) => `Тағы ${count(days, 'күн')} керек.`,
  no_room: ({ pace }) => `Күндеріңізге сыймайды.${fullerPace(pace)}`,
  too_strenuous_next_to: ({ kind, id, moreDays: more }, names) =>
    `Мынамен бірге тым ауыр болады: ${getItemName(names, kind, id)}. Соны алып тастаңыз` +
    `${more === undefined ? '' : ` немесе ${moreDays(more)} қосыңыз`}.`,
  altitude_too_soon: ({ metres: height, days, moreDays: more }) =>
    `${metres(height)} — алғашқы ${days === 1 ? 'күн' : count(days, 'күн')} үшін тым биік.` +
    `${more === undefined ? '' : ` Биіктікке үйрену үшін ${moreDays(more)} қосыңыз.`}`,
  too_strenuous_on_arrival: ({ moreDays: more }) =>
    `Келген күн үшін тым ауыр.${more === undefined ? '' : ` Егер ${moreDays(more)} қоссаңыз, сыяды.`}`,
  no_transport: ({ transport, help }) =>
    `Сіз таңдаған күндері ол жаққа ${TRANSPORT.get(transport) ?? `(көлік түрі: ${transport})`} баратын жолды білмейміз.` +
    `${help === undefined ? '' : ' Көлікпен сыяды: өз көлігіңізбен немесе жүргізушімен, таксимен не турмен.'}`,
  unknown_access: ({ ask }) =>
    sentences('Ашық па, жоқ па, білмейміз', ask ?? 'Барар алдында сұраңыз, ашық болса, қосыңыз'),
  day_too_long: ({ minutes, mostMinutes, pace }) =>
    `Жолын қосқанда ${minutes === undefined ? '' : `${duration(minutes)} алады, `}` +
    `бұл сіздің қарқыныңыздағы бір күннен (${duration(mostMinutes)}) ұзақ.${fullerPace(pace)}`,
  needs_location: ({ locationIds }, names) =>
    locationIds.length === 0
      ? 'Бұл — бір орынға барғанда істелетін нәрсе, бірақ ондай орындардың ешқайсысы сыймайды.'
      : `Бұл — бір орынға барғанда істелетін нәрсе. Сондай орын қосыңыз: ${shortList(locationIds.map(names.location))}.`,
  locked_day: ({ date: locked, other }) =>
    `${dayOfWeekAndDate(locked)} күніне сыймайды.${other ? ` Бекітпесеңіз, ${dayOfWeekAndDate(other)} күні болады.` : ''}`,
  order: () => 'Бұл күнге сіз берген ретпен сыймайды. Басқа ретпен сыяды.',
  booking: () =>
    'Ол жаққа баратын жол, сол күннің сағаттары немесе басқа бронь бұған уақыт қалдырмайды. Уақытын не күнін өзгертіңіз.',
  not_in_catalogue: () => 'Каталогымызда бұл енді жоқ. Басқасын таңдаңыз.',
};
