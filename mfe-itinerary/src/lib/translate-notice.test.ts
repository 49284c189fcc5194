import { expect, test } from 'vitest';
import { translateNotice } from './translate-notice.ts';

test('the words of a notice are translated, and nothing else of it', () => {
  const notice = {
    ...{ state: 'closed' as const, label: 'Ice rink closed', until: 'winter 2027/28', reason: 'It is rebuilt.' },
    ...{ from: '2026-03-01', reviewBy: '2027-06-01' },
  };
  const words = { 'Ice rink closed': 'Каток закрыт', 'winter 2027/28': 'зимы 2027/28' };
  expect(translateNotice(notice, (english) => new Map(Object.entries(words)).get(english) ?? english)).toEqual({
    ...{ ...notice, label: 'Каток закрыт', until: 'зимы 2027/28' },
  });
  expect(translateNotice({ state: 'open', reviewBy: '2027-06-01' }, () => 'word')).toEqual({
    ...{ state: 'open', reviewBy: '2027-06-01' },
  });
});
