import { execFileSync } from 'node:child_process';
import { LANGUAGES, type Language } from '@almaty/languages';
import { expect, test } from 'vitest';
import { compileOpeningHours } from '../opening-hours/compile-opening-hours.ts';
import { listTexts } from '../testing/list-texts.ts';
import { createSample } from '../testing/sample-translations.ts';
import { getMessages } from './all-messages.ts';
import { describeBookAhead, describeReason } from './describe.ts';
import { keepUnits as keepKazakhUnits } from './kazakh/keep-units.ts';
import { createHoursTexts } from './opening-hours.ts';
import { keepUnits as keepRussianUnits } from './russian/keep-units.ts';

const OTHERS = ['ru', 'kk'] as const;

const english = listTexts(createSample('en'));

/** The texts of a language, each after the English one. */
const listPairs = (language: Language) =>
  listTexts(createSample(language)).map((text, index) => [english[index] ?? '', text] as const);

/** All numbers of a text, however it groups digits and whatever their order; `4x4` is a word. */
const readNumbers = (text: string) =>
  text
    .replaceAll('4x4', '')
    .replaceAll(/(\d)[,\u00A0](?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d),(\d)(?!\d)/g, '$1.$2')
    .match(/\d+(\.\d+)?/g)
    ?.toSorted() ?? [];

const readEnd = (text: string) => /[.!?…]$/.exec(text)?.[0];

/** What stands in Latin letters in every language: the code of an airport. */
const LATIN = /ALA/g;

/** A language's functions, which note that they were called. */
function recordCalls<Part>(part: Part, called: Set<unknown>): Part {
  if (typeof part === 'function')
    return ((...parameters: unknown[]) => {
      called.add(part);
      return part(...parameters);
    }) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, recordCalls(value, called)])) as Part;
}

const listFunctions = (part: unknown): unknown[] => {
  if (typeof part === 'function') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(listFunctions) : [];
};

test.each(LANGUAGES)('the tests of the texts call every function of %s but its values', (language) => {
  const sample = createSample(language);
  const called = new Set<unknown>();
  listTexts({ ...sample, messages: recordCalls(sample.messages, called) });
  const { values, ...tables } = sample.messages;
  expect(listFunctions(tables).filter((table) => !called.has(table))).toEqual([]);
});

test.each(OTHERS)('every text of %s has words, and none of another alphabet', (language) => {
  for (const [, text] of listPairs(language)) {
    expect(text).toMatch(/\p{Script=Cyrillic}|^[\d:–]+$/u);
    expect(text.replaceAll(LATIN, '')).not.toMatch(/\p{Script=Latin}| {2}|undefined|NaN|\.\./u);
  }
});

test.each(OTHERS)('every text of %s has the numbers of the English one', (language) => {
  for (const [englishText, text] of listPairs(language))
    expect([text, readNumbers(text)]).toEqual([text, readNumbers(englishText)]);
});

test.each(OTHERS)('every text of %s ends as the English one', (language) => {
  for (const [englishText, text] of listPairs(language))
    expect([text, readEnd(text)]).toEqual([text, readEnd(englishText)]);
});

test.each(OTHERS)('in %s a number stays with its unit', (language) => {
  for (const text of listTexts(createSample(language)))
    expect(text).not.toMatch(/\d (км|м|мин|ч|сағ|те[нң]ге)(?!\p{L})/u);
});

test('Cyrillic units stay with their numbers, and words that begin like them do not', () => {
  expect(keepRussianUnits('206 км, 3 ч 34 мин, 900 тенге, 5 мест, 2 часа')).toBe(
    '206\u00A0км, 3\u00A0ч\u00A034\u00A0мин, 900\u00A0тенге, 5 мест, 2 часа',
  );
  expect(keepKazakhUnits('206 км, 3 сағ 34 мин, 900 теңге, 5 мұражай')).toBe(
    '206\u00A0км, 3\u00A0сағ\u00A034\u00A0мин, 900\u00A0теңге, 5 мұражай',
  );
});

test.each([
  [1, 'Нужен ещё 1\u00A0день.', 'Тағы 1\u00A0күн керек.'],
  [2, 'Нужно ещё 2\u00A0дня.', 'Тағы 2\u00A0күн керек.'],
  [5, 'Нужно ещё 5\u00A0дней.', 'Тағы 5\u00A0күн керек.'],
  [11, 'Нужно ещё 11\u00A0дней.', 'Тағы 11\u00A0күн керек.'],
  [21, 'Нужен ещё 21\u00A0день.', 'Тағы 21\u00A0күн керек.'],
])('words agree with the number %i', (days, russian, kazakh) => {
  const describe = (language: Language) => {
    const { names, messages } = createSample(language);
    return describeReason({ code: 'needs_more_days', days }, names, messages);
  };
  expect([describe('ru'), describe('kk')]).toEqual([russian, kazakh]);
});

test.each([
  [1, '1 взрослый, ребёнок: 1 год', '1 взрослого и 1 ребёнка', '1 ночь', '1 остановку'],
  [2, '2 взрослых, ребёнок: 2 года', '2 взрослых и 2 детей', '2 ночи', '2 остановки'],
  [5, '5 взрослых, ребёнок: 5 лет', '5 взрослых и 5 детей', '5 ночей', '5 остановок'],
  [11, '11 взрослых, ребёнок: 11 лет', '11 взрослых и 11 детей', '11 ночей', '11 остановок'],
  [21, '21 взрослый, ребёнок: 21 год', '21 взрослого и 21 ребёнка', '21 ночь', '21 остановку'],
])('Russian words agree with %i', (number, people, payers, nights, stops) => {
  const { names, messages } = createSample('ru');
  const trip = { adults: number, children: number, days: [], tenge: { min: 1, max: 1 }, unknown: [] };
  const texts = [
    messages.changes.byType.people({ type: 'people', people: { adults: number, children: [number] } }, names),
    messages.costs.headline(trip),
    messages.costs.unknown.home_night({ code: 'home_night', count: number }, names),
    messages.cautions.rest_stops({ code: 'rest_stops', count: number, minutes: 15 }, names),
  ].map((text) => text.replaceAll('\u00A0', ' '));
  expect(texts[0]).toBe(people);
  expect(texts[1]).toContain(payers);
  expect(texts[2]).toBe(`${nights} в Алматы`);
  expect(texts[3]).toContain(number === 1 ? 'остановку' : stops);
});

test.each<[Language, string[]]>([
  ['en', ['12,345 tenge', '3.4 km', '24 h 5 min', '00:30 (next day)', '30 June to 2 July 2027']],
  ['ru', ['12 345 тенге', '3,4 км', '24 ч 5 мин', '00:30 (на следующий день)', '30 июня — 2 июля 2027']],
  ['kk', ['12 345 теңге', '3,4 км', '24 сағ 5 мин', '00:30 (келесі күні)', '2027 жылғы 30 маусым — 2 шілде']],
])('values are written as in %s', (language, texts) => {
  const { values, fee } = getMessages(language);
  const { distance, duration, time, dateRange } = values;
  const written = [
    fee.formatTenge(12_345),
    distance(3.44),
    duration(1445),
    time('24:30'),
    dateRange('2027-06-30', '2027-07-02'),
  ];
  expect(written.map((text) => text.replaceAll('\u00A0', ' '))).toEqual(texts);
});

test.each<[Language, string[]]>([
  ['ru', ['С 15 апреля по 14 октября, вторник–воскресенье: 09:00–20:00', 'Первая среда месяца: закрыто']],
  ['kk', ['15 сәуір – 14 қазан, сейсенбі–жексенбі: 09:00–20:00', 'Айдың бірінші сәрсенбісі: жабық']],
])('opening hours are written in %s', (language, texts) => {
  const { describeOpeningRule } = createHoursTexts(getMessages(language).hours);
  const { rules } = compileOpeningHours('Apr 15-Oct 14 Tu-Su 09:00-20:00; We[1] off');
  expect(rules.map(describeOpeningRule)).toEqual(texts);
});

test.each<[Language, string[]]>([
  ['ru', ['Закрыто с 1 июня 2027 до 12 июня 2027', 'Каток закрыт до зимы 2027/28']],
  ['kk', ['Жабық: 2027 жылғы 1 маусымнан бастап 2027 жылғы 12 маусымға дейін', 'Каток закрыт: зимы 2027/28']],
])('an end in words is left as the notice has it, in %s', (language, texts) => {
  const { access } = getMessages(language);
  expect([
    access({ state: 'closed', from: '2027-06-01', until: '2027-06-12' }),
    access({ state: 'closed', label: 'Каток закрыт', until: 'зимы 2027/28' }),
  ]).toEqual(texts);
});

test.each<[Language, string]>([
  ['en', 'en-GB 1,300 tenge: Usually closed until 20 May. 5\u00A0km'],
  ['ru', 'ru 1\u00A0300\u00A0тенге: Обычно закрыто до 20 мая. 5\u00A0км'],
  ['kk', 'kk 1\u00A0300\u00A0теңге: Әдетте 20 мамырға дейін жабық. 5\u00A0км'],
])('a build for %s has every module in that language', (language, text) => {
  const code = `
    import { describeClosure, formatTenge, keepUnits, messages } from '@almaty/planner/messages';
    await import('@almaty/planner/formats');
    console.log(messages.language, formatTenge(1300) + ': ' + describeClosure({ to: '05-20' }) + '.', keepUnits('5 ${language === 'en' ? 'km' : 'км'}'));`;
  const condition = language === 'en' ? [] : [`--conditions=${language}`];
  const output = execFileSync(process.execPath, [...condition, '--input-type=module', '--eval', code], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(output.trim()).toBe(text);
});

test.each(LANGUAGES)('what to book ahead has its date in %s as dates are written, after a comma', (language) => {
  const { plan, names, messages } = createSample(language);
  expect(plan.bookAhead.length).toBeGreaterThan(0);
  for (const entry of plan.bookAhead)
    expect(describeBookAhead(entry, names, messages)).toContain(`, ${messages.values.dayOfWeekAndDate(entry.date)}`);
});
