import { expect, test } from 'vitest';
import { captureCommand } from '../../shared-commands/src/testing/capture-command.ts';
import { createOperateCommand } from '../operate/command.ts';
import { computeCosts } from './compute-costs.ts';
import { PLAN_PRICE, PRICES } from './prices.ts';

const getLine = (views: number, unit: keyof typeof PRICES) =>
  computeCosts(views, 200).lines.find((line) => line.unit === unit);

test('a month without visitors costs the plan, whose included part the checks do not use up', () => {
  const { total, lines } = computeCosts(0, 200);
  expect(total).toBe(PLAN_PRICE);
  expect(lines.find(({ unit }) => unit === 'workerRequests')?.amount).toBe(43_200 + 8640);
});

test('only what is beyond the included part has a price', () => {
  const requests = getLine(10_000_000, 'workerRequests');
  expect(requests?.amount).toBeGreaterThan(PRICES.workerRequests.included);
  expect(requests?.dollars).toBeCloseTo((((requests?.amount ?? 0) - 10e6) / 1e6) * 0.3);
  expect(getLine(1000, 'workerRequests')?.dollars).toBe(0);
});

test('twice the visitors take twice of what visitors take', () => {
  const once = (getLine(1_000_000, 'emails')?.amount ?? 0) * 2;
  expect(getLine(2_000_000, 'emails')?.amount).toBe(once);
});

test('costs prints a table of three months, with the sources and the days', async () => {
  const { status, stdout } = await captureCommand(createOperateCommand(), 'costs');
  expect(status).toBe(0);
  expect(stdout).toMatch(/1,000 views +\$ +100,000 views +\$ +10,000,000 views +\$/);
  expect(stdout).toMatch(/a month in all +5\.00/);
  expect(stdout).toMatch(/Prices of 2026-11-28/);
  for (const { source } of Object.values(PRICES)) expect(stdout).toContain(source);
});

test('costs takes another number of views, and refuses what is none', async () => {
  const { stdout } = await captureCommand(createOperateCommand(), 'costs', '--views', '5000', '--json');
  expect(JSON.parse(stdout)).toMatchObject([{ views: 5000, total: PLAN_PRICE }]);
  const wrong = await captureCommand(createOperateCommand(), 'costs', '--views', 'many');
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('Give a whole number')]);
});
