import type { TripCosts, UnknownCost } from '../../costs/index.ts';
import type { TengeRange } from '../../schema/prices.ts';
import { CAR_SEATS } from '../car-seats.ts';
import type { CostMessages } from '../plan-messages.ts';
import { count, countDays } from './count.ts';
import { formatInteger } from './format-integer.ts';
import { between, distance, list } from './values.ts';

/** What is not known, for the headline: in the genitive, after «без». */
const KINDS: Record<UnknownCost['code'], string> = {
  meal: 'еды',
  home_night: 'ночей в Алматы',
  bed: 'ночлега за городом',
  way: 'дороги',
  rented_car: 'аренды машины',
  driver: 'водителя за городом',
  far_ride: 'поездок за город',
  flight: 'перелётов',
  van: 'внедорожника с водителем',
  entrance: 'некоторых входных билетов',
  activity: 'некоторых занятий',
  booking: 'того, что вы забронировали',
};

const countRides = (rides: number) => count(rides, ['поездка', 'поездки', 'поездок']);
const countNights = (nights: number) => count(nights, ['ночь', 'ночи', 'ночей']);

/** `900 тенге`, `1 200–1 800 тенге`. */
const formatRange = ({ min, max }: TengeRange) =>
  `${min === max ? '' : `${formatInteger(min)}–`}${formatInteger(max)}\u00A0тенге`;

/** `2 взрослых и 1 ребёнка`, in the accusative, after «на». */
const describePayers = ({ adults, children }: Pick<TripCosts, 'adults' | 'children'>) =>
  `${count(adults, ['взрослого', 'взрослых', 'взрослых'])}` +
  `${children === 0 ? '' : ` и ${count(children, ['ребёнка', 'детей', 'детей'])}`}`;

const describeWithout = ({ unknown }: TripCosts) => `без ${list([...new Set(unknown.map(({ code }) => KINDS[code]))])}`;

const describeSum = (costs: TripCosts) => `${formatRange(costs.tenge)} на ${describePayers(costs)}`;

export const costs: CostMessages = {
  heading: 'Сколько это стоит',
  amount: (tenge, isUnsure = false) => `${isUnsure ? 'примерно ' : ''}${formatRange(tenge)}`,
  each: (tenge) => `${formatRange(tenge)} с каждого`,
  line: {
    entrance: ({ locationId }, names) => `Вход (${names.location(locationId)})`,
    car_entrance: ({ locationId }, names) => `Въезд машины (${names.location(locationId)})`,
    gondola: ({ locationId }, names) => `Гондола туда и обратно (${names.location(locationId)})`,
    activity: ({ activityId, isOptional }, names) =>
      `${names.activity(activityId)}${isOptional ? ', если возьмёте гида' : ''}`,
    petrol: ({ km }) => `Бензин на ${distance(km)}`,
    rented_car: () => 'Аренда машины, если своей нет',
    taxi: ({ rides }) => `${countRides(rides)} на такси через приложение`,
    driver: () => 'Машина с водителем на день',
    bus: ({ rides }) => `${countRides(rides)} на автобусе или метро, каждая не больше чем с одной пересадкой`,
    van: ({ from, to }, names) => `«Буханка» с водителем туда и обратно (${between(names.node(from), names.node(to))})`,
    flight: ({ from, to }, names) => `Перелёт (${between(names.node(from), names.node(to))})`,
    bed: ({ base }, names) => `Место для ночлега — ${names.base(base)}`,
  },
  unknownHeading: 'Не входит в сумму, потому что цены мы не знаем',
  unknown: {
    meal: () => 'Еда',
    home_night: (night) => `${countNights(night.count)} в Алматы`,
    bed: (bed, names) => `${countNights(bed.count)} — ${names.base(bed.base)}`,
    way: () => 'Бензин, такси и автобусы',
    rented_car: (car) => `Аренда машины на ${countDays(car.count)}, если своей нет`,
    driver: (driver) => `Машина с водителем на ${countDays(driver.count)}`,
    far_ride: (ride) => `${countRides(ride.count)} за город на автобусе, поезде или попутном такси`,
    flight: (flight, names) =>
      `${count(flight.count, ['перелёт', 'перелёта', 'перелётов'])} (${between(names.node(flight.from), names.node(flight.to))}) и дорога в аэропорты`,
    van: ({ from, to }, names) => `Внедорожник с водителем (${between(names.node(from), names.node(to))})`,
    entrance: ({ locationId }, names) => `Вход (${names.location(locationId)})`,
    activity: ({ activityId }, names) => names.activity(activityId),
    booking: ({ title }) => title,
  },
  headline: (trip) => `Известные расходы: ${describeSum(trip)}, ${describeWithout(trip)}`,
  sum: ({ tenge }) => formatRange(tenge),
  without: (trip) => `на ${describePayers(trip)}, ${describeWithout(trip)}`,
  notes: ({ adults, children }) => [
    'Суммы взяты из сообщений и оценок разных лет: будьте готовы заплатить больше.',
    ...(adults + children > CAR_SEATS ? ['Дорога посчитана на одну машину: вам нужна не одна.'] : []),
    ...(children > 0 ? ['Дети посчитаны как взрослые: во многих местах с них берут меньше или ничего.'] : []),
  ],
  day: (day, tenge, lines) => `День ${day}, ${formatRange(tenge)}: ${lines.join('; ')}`,
};
