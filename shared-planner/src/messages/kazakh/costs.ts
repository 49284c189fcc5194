import type { TripCosts, UnknownCost } from '../../costs/index.ts';
import type { TengeRange } from '../../schema/prices.ts';
import { CAR_SEATS } from '../car-seats.ts';
import type { CostMessages } from '../plan-messages.ts';
import { formatInteger } from './format-integer.ts';
import { between, count, distance, list } from './values.ts';

/** What is not known, for the headline, after «кірмейді:». */
const KINDS: Record<UnknownCost['code'], string> = {
  meal: 'тамақ',
  home_night: 'Алматыдағы қону',
  bed: 'қаладан тыс қону',
  way: 'жол',
  rented_car: 'көлік жалдау',
  driver: 'қаладан тыс жүргізуші',
  far_ride: 'қаладан тыс сапарлар',
  flight: 'ұшақ',
  van: 'жүргізушісі бар жол талғамайтын көлік',
  entrance: 'кейбір кіру билеттері',
  activity: 'белсенді демалыстың кейбір түрі',
  booking: 'өзіңіз брондағаны',
};

/** `900 теңге`, `1 200–1 800 теңге`. */
const formatRange = ({ min, max }: TengeRange) =>
  `${min === max ? '' : `${formatInteger(min)}–`}${formatInteger(max)}\u00A0теңге`;

/** `2 ересек пен 1 балаға`. */
const describePayers = ({ adults, children }: Pick<TripCosts, 'adults' | 'children'>) =>
  children === 0 ? `${count(adults, 'ересек')} адамға` : `${count(adults, 'ересек')} пен ${count(children, 'балаға')}`;

const describeWithout = ({ unknown }: TripCosts) =>
  `мыналар кірмейді: ${list([...new Set(unknown.map(({ code }) => KINDS[code]))])}`;

const describeSum = (costs: TripCosts) => `${describePayers(costs)} ${formatRange(costs.tenge)}`;

export const costs: CostMessages = {
  heading: 'Қанша тұрады',
  amount: (tenge, isUnsure = false) => `${isUnsure ? 'шамамен ' : ''}${formatRange(tenge)}`,
  each: (tenge) => `әр адамға ${formatRange(tenge)}`,
  line: {
    entrance: ({ locationId }, names) => `Кіру (${names.location(locationId)})`,
    car_entrance: ({ locationId }, names) => `Көлікпен кіру (${names.location(locationId)})`,
    gondola: ({ locationId }, names) => `Гондоламен барып қайту (${names.location(locationId)})`,
    activity: ({ activityId, isOptional }, names) =>
      `${names.activity(activityId)}${isOptional ? ', гид алсаңыз' : ''}`,
    petrol: ({ km }) => `${distance(km)} жолға бензин`,
    rented_car: () => 'Көлік жалдау, өз көлігіңіз болмаса',
    taxi: ({ rides }) => `Қосымша арқылы ${count(rides, 'рет')} такси`,
    driver: () => 'Бір күнге жүргізушісі бар көлік',
    bus: ({ rides }) => `Автобуспен не метромен ${count(rides, 'сапар')}, әрқайсысында ең көбі бір рет ауысып отыру`,
    van: ({ from, to }, names) =>
      `Жүргізушісі бар фургонмен барып қайту (${between(names.node(from), names.node(to))})`,
    flight: ({ from, to }, names) => `Ұшақ (${between(names.node(from), names.node(to))})`,
    bed: ({ base }, names) => `Қонатын орын — ${names.base(base)}`,
  },
  unknownHeading: 'Бағасын білмегендіктен, сомаға кірмегені',
  unknown: {
    meal: () => 'Тамақ',
    home_night: (night) => `Алматыда ${count(night.count, 'түн')}`,
    bed: (bed, names) => `${count(bed.count, 'түн')} — ${names.base(bed.base)}`,
    way: () => 'Бензин, такси және автобус',
    rented_car: (car) => `${count(car.count, 'күнге')} көлік жалдау, өз көлігіңіз болмаса`,
    driver: (driver) => `${count(driver.count, 'күнге')} жүргізушісі бар көлік`,
    far_ride: (ride) => `Қаладан тыс ${count(ride.count, 'сапар')}: автобус, пойыз не ортақ такси`,
    flight: (flight, names) =>
      `${count(flight.count, 'ұшақ билеті')} (${between(names.node(flight.from), names.node(flight.to))}) және әуежайға баратын жол`,
    van: ({ from, to }, names) =>
      `Жүргізушісі бар жол талғамайтын көлік (${between(names.node(from), names.node(to))})`,
    entrance: ({ locationId }, names) => `Кіру (${names.location(locationId)})`,
    activity: ({ activityId }, names) => names.activity(activityId),
    booking: ({ title }) => title,
  },
  headline: (trip) => `Белгілі шығын: ${describeSum(trip)}; ${describeWithout(trip)}`,
  sum: ({ tenge }) => formatRange(tenge),
  without: (trip) => `${describePayers(trip)}; ${describeWithout(trip)}`,
  notes: ({ adults, children }) => [
    'Сомалар — әр жылғы деректер мен болжамдар: көбірек төлеуге дайын болыңыз.',
    ...(adults + children > CAR_SEATS ? ['Жол бір көлікке есептелген: сізге бір көлік жетпейді.'] : []),
    ...(children > 0 ? ['Балалар ересектердей есептелген: көп жерде оларға арзанырақ не тегін.'] : []),
  ],
  day: (day, tenge, lines) => `${day}-күн, ${formatRange(tenge)}: ${lines.join('; ')}`,
};
