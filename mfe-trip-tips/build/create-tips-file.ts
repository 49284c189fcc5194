import { addDays } from '@almaty/dates';
import type { TipsFile } from '@almaty/store/schema';
import { COMMON_YEAR, toDate } from '../src/schema/months.ts';
import type { Tips } from '../src/schema/tips.ts';

type Holiday = Tips['holidays']['items'][number];

/** The days of a holiday in the form of other packages. */
function toHoliday({ name, month, day, days = 1, dates }: Holiday): TipsFile['holidays'][number] {
  if (!month || !day) return { name, dates: dates?.map(({ date, approximate }) => ({ date, approximate })) };
  const first = toDate(COMMON_YEAR, month, day);
  return { name, yearly: { from: first.slice(5), to: addDays(first, days - 1).slice(5) } };
}

/** Creates what the plan and its email may look up in a release without importing this remote (`TIPS_FILE`). */
export const createTipsFile = ({
  holidays,
  phrases,
  'emergency-numbers': emergency,
}: Pick<Tips, 'holidays' | 'phrases' | 'emergency-numbers'>): TipsFile => ({
  holidays: holidays.items.map(toHoliday),
  emergency: { intro: emergency.intro, items: [...emergency.items] },
  phrases: { intro: phrases.intro, items: [...phrases.items] },
});
