import type { Page } from '@playwright/test';
import { DESK_PATH, PLAN_PATH, type PlanOptions, serveNoPlan, servePlan } from './plan-document.ts';
import type { State } from './state.ts';

const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Waits until the plan can be changed, because the planner is loaded after the plan. */
const waitForTools = (page: Page) => page.getByRole('button', { name: 'Dates, pace' }).waitFor();

const waitForPlan = (page: Page) => page.getByRole('region', { name: 'Your plan' }).waitFor();

/** A state of the plan page, whose planner is loaded. */
const createPlanState = (state: Omit<State, 'path' | 'prepare'> & { options?: PlanOptions }): State => {
  const { options, ...fields } = state;
  return {
    ...fields,
    path: PLAN_PATH,
    prepare: (page) => servePlan(page, options),
    act: async (page) => {
      await waitForTools(page);
      await state.act?.(page);
    },
  };
};

/** Presses a tool of a stop, also where its day is folded. */
const pressTool = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).evaluate((button) => (button as HTMLElement).click());

/** A plan of one day, where the state is about something else. */
const ONE_DAY = { locations: [4, 12], endDate: '2027-06-12' };

/** The plan at 10:30 in Almaty on its first day. */
const prepareTripDay = async (page: Page) => {
  await page.clock.setFixedTime(new Date('2027-06-12T05:30:00Z'));
  await servePlan(page, { locations: [13, 4, 12], endDate: '2027-06-13' });
};

const removeMedeu = async (page: Page) => {
  await pressTool(page, 'Remove Medeu');
  await page.getByRole('region', { name: 'Changes' }).waitFor();
};

/** A plan that its provider holds. */
export const desk: PlanOptions = {
  ...ONE_DAY,
  role: 'provider',
  note: 'We have booked the guest house.',
  provider: {
    delivery: 'held',
    scheduledAt: '2026-11-23T02:00:00.000Z',
    actions: [{ at: '2026-11-22T06:00:00.000Z', actor: 'system', action: 'plan_made', revision: 1 }],
  },
};

/** Every state of the plan page and the desk. */
export const planStates: readonly State[] = [
  {
    name: 'plan-sample',
    path: '/plan/sample',
    act: (page) => page.getByRole('region', { name: 'Sample plan' }).waitFor(),
  },
  createPlanState({ name: 'plan', containedIn: 'plan-changed' }),
  createPlanState({ name: 'plan-changed', act: removeMedeu }),
  createPlanState({
    name: 'plan-move',
    options: { locations: [13, 4, 12], endDate: '2027-06-13' },
    act: async (page) => {
      await pressTool(page, 'Move Charyn Canyon');
      await page.getByText('here now').waitFor({ state: 'attached' });
    },
  }),
  createPlanState({
    name: 'plan-dates',
    viewportOnly: true,
    options: ONE_DAY,
    act: (page) => pressButton(page, 'Dates, pace'),
  }),
  createPlanState({
    name: 'plan-bookings',
    viewportOnly: true,
    options: ONE_DAY,
    act: async (page) => {
      await pressButton(page, 'Bookings');
      await pressButton(page, 'Add a booking');
    },
  }),
  createPlanState({
    name: 'plan-others',
    viewportOnly: true,
    options: { locations: [14, 2], endDate: '2027-06-14' },
    act: async (page) => {
      await pressButton(page, 'Other plans');
      await page.getByText('Undo brings this one back.').waitFor();
    },
  }),
  {
    name: 'plan-now',
    path: PLAN_PATH,
    prepare: prepareTripDay,
    act: async (page) => {
      await pressButton(page, 'Today, from here');
      for (const name of ['Show the driver', 'Say it in Kazakh or Russian']) await page.getByText(name).first().click();
    },
  },
  {
    name: 'plan-rest',
    path: PLAN_PATH,
    prepare: prepareTripDay,
    act: async (page) => {
      await pressButton(page, 'Today, from here');
      await pressButton(page, 'Plan the rest');
      await page.getByRole('heading', { name: 'From Here On' }).waitFor();
    },
  },
  createPlanState({
    name: 'plan-share',
    viewportOnly: true,
    options: { ...ONE_DAY, shareKey: '1.a-key-of-a-reader' },
    act: (page) => pressButton(page, 'Share'),
  }),
  createPlanState({
    name: 'plan-calendar',
    viewportOnly: true,
    options: { ...ONE_DAY, calendarPath: '/api/plans/ALM-7K3M9Q0T2X/calendar/1.a-key.ics' },
    act: (page) => pressButton(page, 'Calendar'),
  }),
  createPlanState({
    name: 'plan-cancel',
    viewportOnly: true,
    options: ONE_DAY,
    act: (page) => pressButton(page, 'Cancel trip'),
  }),
  createPlanState({
    name: 'plan-conflict',
    viewportOnly: true,
    options: { ...ONE_DAY, isConflict: true },
    act: removeMedeu,
  }),
  createPlanState({ name: 'plan-empty', options: { locations: [] } }),
  createPlanState({ name: 'plan-print', widths: [768], act: (page) => page.emulateMedia({ media: 'print' }) }),
  {
    name: 'plan-reader',
    path: PLAN_PATH,
    viewportOnly: true,
    prepare: (page) => servePlan(page, { ...ONE_DAY, role: 'reader' }),
    act: waitForPlan,
  },
  {
    name: 'plan-cancelled',
    path: PLAN_PATH,
    viewportOnly: true,
    prepare: (page) => servePlan(page, { ...ONE_DAY, state: 'cancelled' }),
    act: waitForPlan,
  },
  {
    name: 'plan-waiting',
    path: PLAN_PATH,
    viewportOnly: true,
    prepare: (page) => servePlan(page, { isMade: false }),
    act: (page) => page.getByText('It is being made').waitFor(),
  },
  {
    name: 'plan-not-found',
    path: PLAN_PATH,
    viewportOnly: true,
    prepare: serveNoPlan,
    act: (page) => page.getByRole('heading', { name: 'No Plan Here' }).waitFor(),
  },
  {
    name: 'plan-failed',
    path: PLAN_PATH,
    viewportOnly: true,
    prepare: (page) => page.route(/\/api\/plans\//, (route) => route.abort('connectionrefused')),
    act: (page) => page.getByRole('button', { name: 'Retry' }).waitFor(),
  },
  {
    name: 'desk',
    path: DESK_PATH,
    prepare: (page) => servePlan(page, desk),
    act: async (page) => {
      await waitForTools(page);
      await pressButton(page, 'Show the links to this desk');
      await page.getByRole('button', { name: 'End all others' }).waitFor();
    },
  },
];
