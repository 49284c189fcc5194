// @vitest-environment happy-dom
import { listItems } from '@almaty/planner/items';
import {
  describeBookAhead,
  describeCaution,
  describeItem,
  describeReason,
  getItemName,
} from '@almaty/planner/messages';
import type { Plan, PlanningEvidence } from '@almaty/planner/schema';
import { listCautions } from '@almaty/planner/sources';
import { sampleNames as names, samplePlan as plan, SMALL_PLANNING_DATA, sampleData } from '@almaty/planner/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
// biome-ignore lint/style/noRestrictedImports: a test needs a router of its own, which no remote does
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  BookAhead,
  type DayTools,
  NumbersAndPhrases,
  PlanDays,
  type PlanSources,
  TripCosts,
  TripMap,
  TripPictures,
  TripTotals,
  UnscheduledTickets,
} from './index.ts';

const evidence: PlanningEvidence = {
  version: 1,
  sources: [{ title: 'park.example', url: 'https://park.example/' }],
  ...{ bases: {}, gateways: {}, nodes: {}, rules: {}, prices: {}, edges: [], activities: {} },
  locations: { 12: { notice: { confidence: 'high', sources: [0], checkedOn: '2026-11-22' } } },
};

const sources: PlanSources = {
  tips: null,
  data: { ...sampleData, rules: SMALL_PLANNING_DATA.rules },
  evidence,
  index: {
    locations: [
      {
        ...{ id: 12, slug: 'green-bazaar', name: 'Green Bazaar', category: 'City' },
        picture: { name: 'green-bazaar', card: '48 58 5bd133 ochre' },
      },
    ],
    activities: [],
    grounds: [],
  },
  names,
};

const renderDays = (shown: Plan = plan, tools: DayTools = {}) =>
  render(<PlanDays plan={shown} sources={sources} {...tools} />).container;

/** The visible text: units are kept together by spaces that do not break. */
const getText = (element: Element) => (element.textContent ?? '').replaceAll('\u00A0', ' ');

const getFoldButtons = () => [...document.querySelectorAll('h2 > button')];
const getOpenDays = () => getFoldButtons().map((button) => button.getAttribute('aria-expanded') === 'true');

const emptyPlan: Plan = {
  ...plan,
  days: plan.days.map((day) => ({ ...day, items: [], suggestions: [] })),
  unscheduled: [],
  bookAhead: [],
  bring: [],
};

beforeEach(() => {
  window.location.hash = '';
});
afterEach(cleanup);

test('every item, caution and suggestion is shown', () => {
  const text = getText(renderDays());
  for (const { item } of listItems(plan)) {
    const { title, details } = describeItem(item, names, plan.preferences.transport);
    for (const part of [title, ...details]) expect(text).toContain(part);
    for (const caution of listCautions(item).filter(({ code }) => code !== 'rest_stops'))
      expect(text).toContain(describeCaution(caution, names));
  }
  expect(text).toContain('Botanical Gardens1 h 30 min for a visit, 40 min there and back');
  expect(text).toContain('not in your plan');
});

test('each day is a section that its heading names', () => {
  renderDays();
  expect(screen.getAllByRole('region').map(({ id }) => id)).toEqual(['day-1', 'day-2', 'day-3']);
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.textContent).toContain('Day 1: Saturday 12 June 2027');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('bands and maps are one sentence each to screen readers', () => {
  const labels = within(renderDays())
    .getAllByRole('img')
    .map((image) => image.getAttribute('aria-label') ?? '');
  expect(labels.filter((label) => label.startsWith('The day to scale: '))).toHaveLength(3);
  expect(labels).toContainEqual(expect.stringMatching(/^Map of day 1: .*Green Bazaar/));
});

test('the first day is open, and pressing another opens that one only', () => {
  renderDays();
  expect(getOpenDays()).toEqual([true, false, false]);
  fireEvent.click(getFoldButtons()[1] as Element);
  expect(getOpenDays()).toEqual([false, true, false]);
  fireEvent.click(getFoldButtons()[1] as Element);
  expect(getOpenDays()).toEqual([false, false, false]);
});

test('the button of a day controls what folds', () => {
  const page = renderDays();
  const controlled = getFoldButtons()[1]?.getAttribute('aria-controls')?.split(' ') ?? [];
  const folded = [...page.querySelectorAll('#day-2 .day-folded')].map(({ id }) => id);
  expect(folded).toEqual(controlled);
  expect(page.querySelectorAll('#day-1 .day-folded')).toHaveLength(0);
});

test('the address opens a day, also later', () => {
  window.location.hash = '#day-3';
  renderDays();
  expect(getOpenDays()).toEqual([false, false, true]);
  window.location.hash = '#day-2';
  fireEvent(window, new Event('hashchange'));
  expect(getOpenDays()).toEqual([false, true, false]);
});

test('the tools of the page stand at their stops, days and suggestions', () => {
  const page = renderDays(plan, {
    renderStopTools: ({ key }) => <button type="button">Lock {key}</button>,
    renderStopPanel: ({ key }) => key === 'location-13' && <p>Move it to</p>,
    renderDayTools: ({ date }) => <button type="button">Add on {date}</button>,
    renderSuggestionTool: ({ id }, { date }) => <button type="button">{`Add ${id} on ${date}`}</button>,
    movedKeys: new Set(['location-12']),
    lockedKeys: new Set(['location-13']),
  });
  const keys = listItems(plan).flatMap(({ stop, key }) => (stop === undefined ? [] : key));
  for (const key of keys) expect(page.querySelector(`[data-stop="${key}"]`)?.textContent).toContain(`Lock ${key}`);
  expect(page.querySelector('[data-stop="location-13"]')?.textContent).toContain('Move it to');
  expect(screen.getByRole('heading', { name: /^Green Bazaar/ }).textContent).toBe('Green BazaarMoved');
  expect(screen.getByRole('heading', { name: /^Charyn Canyon/ }).textContent).toBe('Charyn CanyonLocked');
  expect(screen.getByRole('button', { name: 'Add on 2027-06-13' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add 8 on 2027-06-13' })).toBeTruthy();
});

test('a caution has the mark of its source, which the foot of the ticket lists with its check', () => {
  const page = renderDays();
  const [list] = within(page).getAllByRole('list', { name: 'Sources' });
  expect(list && getText(list)).toBe('source 1 park.example, checked 22 November 2026');
  expect(getText(page)).toContain('(not confirmed)');
});

test('an empty day is one sentence', () => {
  const text = getText(renderDays(emptyPlan));
  expect(text).toContain('A free day: nothing is planned.');
  expect(text).not.toMatch(/Whole day|Mind|Start:|undefined|NaN/);
  expect(screen.queryAllByRole('img')).toEqual([]);
});

test('a plan of fourteen days has fourteen tickets, pictures and one map', () => {
  const days = Array.from({ length: 14 }, (_, index) => ({
    ...(plan.days[index % 3] as Plan['days'][number]),
    date: `2027-06-${index + 12}`,
  }));
  const long = { ...plan, days };
  renderDays(long);
  render(<TripPictures plan={long} sources={sources} />);
  render(<TripMap plan={long} sources={sources} />, { wrapper: MemoryRouter });
  expect(getOpenDays()).toHaveLength(14);
  const links = within(screen.getByRole('navigation', { name: 'Days' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(days.map((_, index) => `#day-${index + 1}`));
  expect(screen.getAllByRole('img', { name: /^Map of the trip: / })).toHaveLength(2);
});

test('what did not fit has its reason, what is missing and the ways out', () => {
  const { container } = render(
    <UnscheduledTickets
      plan={plan}
      sources={sources}
      renderWaysOut={({ id }) => <button type="button">Way out of {id}</button>}
    />,
  );
  for (const { kind, id, reason } of plan.unscheduled) {
    expect(screen.getByRole('heading', { name: getItemName(names, kind, id) })).toBeTruthy();
    expect(getText(container)).toContain(describeReason(reason, names));
    expect(screen.getByRole('button', { name: `Way out of ${id}` })).toBeTruthy();
  }
  expect(getText(container)).toContain('+1day needed');
});

test('after an edit the ticket of an item comes before its reason, which is not read until then', async () => {
  const { rerender } = render(<UnscheduledTickets plan={emptyPlan} sources={sources} />);
  const read = vi.fn(() => ({ code: 'no_room' }) as const);
  const left = {
    ...({ kind: 'location', id: 12 } as const),
    get reason() {
      return read();
    },
  };
  await act(async () => {
    flushSync(() => rerender(<UnscheduledTickets plan={{ ...emptyPlan, unscheduled: [left] }} sources={sources} />));
    expect(screen.getByRole('heading', { name: 'Green Bazaar' })).toBeTruthy();
    expect(read).not.toHaveBeenCalled();
  });
  expect(screen.getByText(describeReason({ code: 'no_room' }, names))).toBeTruthy();
});

test('what to book and to bring are lists', () => {
  const { container } = render(<BookAhead plan={plan} sources={sources} />);
  for (const entry of plan.bookAhead)
    expect(getText(container)).toContain(describeBookAhead(entry, names).split(',')[0]);
  for (const thing of plan.bring) expect(getText(container)).toContain(thing);
});

test('the totals are those of the plan', () => {
  const { container } = render(<TripTotals plan={plan} sources={sources} />);
  for (const part of ['16 h 45 min', '710 km', '12 h 25 min', '550 m']) expect(getText(container)).toContain(part);
  expect(getText(container)).toContain('Known costs38,800 to 45,400 tengefor 1 adult, without meals,');
});

test('the costs are a table with the sum of each day and of all, and say what is not in them', () => {
  const prices: PlanningEvidence['prices'] = {
    petrolLitre: { confidence: 'low', sources: [0], checkedOn: '2026-11-22' },
  };
  const preferences = { ...plan.preferences, people: { adults: 2, children: [8] } };
  render(<TripCosts plan={{ ...plan, preferences }} sources={{ ...sources, evidence: { ...evidence, prices } }} />);
  const rows = screen.getAllByRole('row').map(getText);
  expect(rows.slice(0, 3)).toEqual([
    'Saturday 12 June 202728,000 to 28,600 tenge',
    expect.stringContaining('Gondola to Shymbulak Ski Resort, there and back'),
    expect.stringMatching(/^Petrol for 63 km.*about 1,000 to 1,600 tenge$/),
  ]);
  expect(rows[1]).toMatch(/9,000 tenge each27,000 tenge$/);
  expect(rows.at(-1)).toBe('All that is known58,600 to 65,200 tenge');
  expect(screen.getByText(/^Known costs .* for 2 adults and 1 child, without meals, nights in Almaty/)).toBeTruthy();
  expect(screen.getByText('1 night at Saty village, guest houses')).toBeTruthy();
  expect(screen.getByText(/Children are counted as adults/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'park.example' })).toBeTruthy();
});

test('a plan with nothing in it has no tickets for what is left out, to book or to bring', () => {
  const { container } = render(
    <>
      <UnscheduledTickets plan={emptyPlan} sources={sources} />
      <BookAhead plan={emptyPlan} sources={sources} />
    </>,
  );
  expect(container.innerHTML).toBe('');
});

test('a public holiday stands at its day', () => {
  const tips = {
    holidays: [{ name: 'Nauryz', dates: plan.days.slice(0, 1).map(({ date }) => ({ date, approximate: true })) }],
    emergency: { intro: '', items: [] },
    phrases: { intro: '', items: [] },
  };
  render(<PlanDays plan={plan} sources={{ ...sources, tips }} />);
  expect(screen.getAllByText('Nauryz, a public holiday, on this day or one beside it')).toHaveLength(1);
});

test('the emergency numbers can be called, and each phrase is in both languages', () => {
  const item = {
    phrase: 'Hello',
    kazakh: 'Сәлем',
    kazakhSpoken: 'sa-LEM',
    russian: 'Привет',
    russianSpoken: 'pree-VYET',
  };
  const tips = {
    holidays: [],
    emergency: { intro: 'Calls are free.', items: [{ number: '112', service: 'Any emergency' }] },
    phrases: { intro: 'Kazakh first.', items: [item] },
  };
  render(<NumbersAndPhrases tips={tips} />);
  expect(screen.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
  expect(screen.getByText('Сәлем').lang).toBe('kk');
  expect(screen.getByText('Привет').lang).toBe('ru');
});
