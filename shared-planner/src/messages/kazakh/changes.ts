import type { Preferences, TravelMode } from '../../schema/plan-request.ts';
import { getItemName } from '../item-name.ts';
import type { ChangeMessages } from '../plan-messages.ts';
import { dayName, to } from './dates.ts';
import { describePeople } from './people.ts';
import { count, duration, list, values } from './values.ts';

const PACE: Readonly<Record<Preferences['pace'], string>> = {
  relaxed: 'Жайлы қарқын',
  balanced: 'Орташа қарқын',
  full: 'Тығыз күндер',
};
const TRANSPORT: Readonly<Record<TravelMode, string>> = {
  car: 'Көлікпен',
  '4x4': 'Жол талғамайтын көлікпен',
  driver: 'Жүргізушімен, таксимен не турмен',
  public: 'Қоғамдық көлікпен',
};

/** `12 маусым, сенбі күні`. */
const onDay = (date: string) => `${dayName(date)} күні`;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** `жолға 35 мин аз кетеді`. */
const describeTravel = (minutes: number) => `жолға ${duration(Math.abs(minutes))} ${minutes < 0 ? 'аз' : 'көп'} кетеді`;

/** How two revisions of a plan differ. */
export const changes: ChangeMessages = {
  byType: {
    added: ({ item }, names) => `Қосылды: ${getItemName(names, item.kind, item.id)}`,
    removed: ({ item }, names) => `Алып тасталды: ${getItemName(names, item.kind, item.id)}`,
    dropped: ({ item }, names) => `Енді сыймайды: ${getItemName(names, item.kind, item.id)}`,
    fits: ({ item, date }, names) => `Енді ${onDay(date)} сыяды: ${getItemName(names, item.kind, item.id)}`,
    moved: ({ item, date }, names) => `Жаңа күні ${dayName(date)}: ${getItemName(names, item.kind, item.id)}`,
    reordered: ({ date }) => `Реті өзгерген күн: ${dayName(date)}`,
    locked: ({ item, date }, names) => `Бекітілген күні ${dayName(date)}: ${getItemName(names, item.kind, item.id)}`,
    unlocked: ({ item }, names) => `Енді күнге бекітілмеген: ${getItemName(names, item.kind, item.id)}`,
    dates: ({ start_date, end_date }) => `Күндері: ${values.dateRange(start_date, end_date)}`,
    pace: ({ pace }) => PACE[pace],
    transport: ({ transport }) => TRANSPORT[transport],
    day_start: ({ time }) => `Күннің басталуы ${time}`,
    people: ({ people }) => (people ? describePeople(people) : 'Кім баратыны айтылмаған'),
    bookings: () => 'Басқа броньдар',
    variant: ({ item, minutes }, names) =>
      `${minutes === undefined ? 'Қанша сыйса, сонша уақыт' : `Болу уақыты ${duration(minutes)}`}: ${getItemName(names, item.kind, item.id)}`,
    arrival: ({ transfer }, names) =>
      transfer ? `Келу: ${names.base(transfer.gateway)}, ${transfer.time}` : 'Келу уақыты айтылмаған',
    departure: ({ transfer }, names) =>
      transfer ? `Кету: ${names.base(transfer.gateway)}, ${transfer.time}` : 'Кету уақыты айтылмаған',
  },
  list: (texts, more) => [...texts.map(lowerFirst), ...(more > 0 ? [`тағы ${more}`] : [])].join('; '),
  effect: (texts, driveMinutes) => {
    const [first = 'Басқа ештеңе өзгерген жоқ', ...rest] = texts;
    const travel = driveMinutes === 0 ? [] : [describeTravel(driveMinutes)];
    return `${[first, ...rest.map(lowerFirst), ...travel].join('; ')}.`;
  },
  alternative: ({ type, trade: { travelMinutes, longestDay, nightsAway, without } }, names) => {
    const left = list(without.map(({ kind, id }) => getItemName(names, kind, id)));
    const travel = describeTravel(travelMinutes);
    if (type === 'calmer') {
      const price = without.length === 0 ? ', ештеңе түсіп қалмайды' : `; түсіп қалады: ${left}`;
      return `Жайлырақ: ең ұзақ күн ${duration(longestDay.before)} емес, ${duration(longestDay.after)}${price}.`;
    }
    if (type === 'no_far_trip') return `Алыс сапарсыз (${left}): ${travel}.`;
    return `Барлық түн бір жерде; түсіп қалады: ${left}; ${travel}, басқа жерде ${count(nightsAway.before, 'түннің')} орнына бір де түн қонбайсыз.`;
  },
  wayOut: {
    add_days: ({ days }) => `${count(days, 'күн')} қосу`,
    move_trip: ({ start_date }) => `Сапарды ${to(start_date)} жылжыту`,
    unlock: () => 'Бекітуді алып тастау',
    free_order: () => 'Ретін бізге тапсыру',
    fuller_pace: () => 'Күндерді тығызырақ толтыру',
    by_car: () => 'Көлікпен бару',
    with_driver: () => 'Жүргізуші, такси не тур алу',
    replace: ({ removed }, names) => `Мынаның орнына алу: ${getItemName(names, removed.kind, removed.id)}`,
  },
};
