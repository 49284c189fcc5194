import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishCatalogue, publishContradiction } from '../testing/catalogue.ts';
import { deliverAt, getVisitorSubjects } from '../testing/clock.ts';
import { clearDatabase, selectRevisions } from '../testing/database.ts';
import { fetchAsOperator } from '../testing/operator.ts';
import { NOW, recordRequest, secondsLater } from '../testing/outbox.ts';
import {
  callDesk,
  callPlan,
  changePlan,
  REFERENCE,
  readDocument,
  readFailure,
  recordSentPlan,
} from '../testing/plan-api.ts';

const HOUR_S = 3600;
const PLAN = 'Your Almaty plan';
const CONFIRMATION = `We have received your Almaty request ${REFERENCE}`;

const logError = vi.fn<(line: string) => void>();
beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  logError.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logError);
});
afterEach(() => vi.useRealTimers());

const getViolations = () =>
  logError.mock.calls
    .map(([line]): Record<string, unknown> => JSON.parse(line))
    .filter(({ event }) => event === 'plan_violation');

async function fetchHealth() {
  const response = await fetchAsOperator('/api/health');
  return { status: response.status, plans: (await response.json<{ plans: object }>()).plans };
}
const GREEN = { status: 200, plans: { violations: 0, violation_references: [] } };
const RED = { status: 503, plans: { violations: 1, violation_references: [REFERENCE] } };

test('a plan that breaks a rule is not stored: the visitor gets the confirmation, and the provider the bare request', async () => {
  await publishContradiction();
  await recordRequest();
  const emails = await deliverAt(NOW);
  expect(getVisitorSubjects(emails)).toEqual([CONFIRMATION]);
  expect(emails.map(({ attachments }) => attachments)).toEqual([[], []]);
  expect(await selectRevisions()).toEqual([]);
  expect((await readDocument(await callPlan())).current).toBeNull();
});

test('it is logged with the reference, its rules and its versions alone', async () => {
  await publishContradiction();
  await recordRequest();
  await deliverAt(NOW);
  const violation = {
    event: 'plan_violation',
    reference: REFERENCE,
    revision: 1,
    rules: expect.stringMatching(/^H\d+( H\d+)*$/),
    data: 'v-contradiction',
    planner: expect.any(String),
  };
  expect(getViolations().length).toBeGreaterThan(0);
  for (const line of getViolations()) expect(line).toEqual(violation);
});

test('health is red until the plan is made with data that are right, and then the visitor gets it', async () => {
  await publishContradiction();
  await recordRequest();
  expect(await fetchHealth()).toEqual(GREEN);
  await deliverAt(NOW);
  expect(await fetchHealth()).toEqual(RED);
  await publishCatalogue();
  expect(getVisitorSubjects(await deliverAt(secondsLater(HOUR_S)))).toEqual([PLAN]);
  expect(await fetchHealth()).toEqual(GREEN);
});

test.each([
  ['visitor', callPlan],
  ['provider', callDesk],
])('a change of the %s whose plan breaks a rule is refused in words, and the plan stays as it was', async (_, call) => {
  const document = await recordSentPlan();
  await publishContradiction();
  const failure = await readFailure(await changePlan(document, { locations: [31] }, call));
  expect(failure).toMatchObject({ status: 422, code: 'plan_breaks_rules' });
  expect(failure.error).toContain('Your plan is as it was before; please try another change.');
  expect(await readDocument(await callPlan())).toEqual(document);
  expect(await selectRevisions()).toHaveLength(1);
  expect(getViolations()).toMatchObject([{ reference: REFERENCE, revision: 2, data: 'v-contradiction' }]);
});

test('after a refused change health is red until a change is saved', async () => {
  const document = await recordSentPlan();
  await publishContradiction();
  await changePlan(document, { locations: [31] });
  expect(await fetchHealth()).toEqual(RED);
  await publishCatalogue();
  await readDocument(await changePlan(document, { locations: [31] }));
  expect(await fetchHealth()).toEqual(GREEN);
});

test('or for a day, because the visitor may be content with the plan as it was', async () => {
  const document = await recordSentPlan();
  await publishContradiction();
  await changePlan(document, { locations: [31] });
  vi.setSystemTime(secondsLater(24 * HOUR_S - 1));
  expect(await fetchHealth()).toEqual(RED);
  vi.setSystemTime(secondsLater(24 * HOUR_S));
  expect(await fetchHealth()).toEqual(GREEN);
});

test('a request that is erased meanwhile leaves nothing of its violation', async () => {
  await publishContradiction();
  await recordRequest();
  await deliverAt(NOW);
  expect(await fetchHealth()).toEqual(RED);
  await callPlan('/erase', { method: 'POST' });
  expect(await fetchHealth()).toEqual(GREEN);
});
