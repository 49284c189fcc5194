import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureCommand } from '@almaty/commands/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SMALL_PLANNING_DATA } from '../testing/small-planning-data.ts';
import { planCommand } from './command.ts';

const NOW = new Date('2027-01-04T10:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'planner-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, value: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

let [request, data] = ['', ''];
beforeAll(() => {
  const today = '2027-01-04';
  request = write('request.json', { today, start_date: '2027-06-15', end_date: '2027-06-15', locations: [1, 2] });
  data = write('planning.json', SMALL_PLANNING_DATA);
  const locations = [{ id: 1, name: 'The Museum' }];
  write('catalogue.json', { locations, activities: [] });
});

const run = (...args: string[]) => captureCommand(planCommand, ...args);
const plan = (...args: string[]) => run(request, '--data', data, ...args);

test('prints the plan as text, with the names beside the data', async () => {
  const { status, stdout, stderr } = await plan();
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('The Museum');
  expect(stdout).toContain('Location 2');
});

test('prints the plan as data, which can be printed and verified later', async () => {
  const { stdout } = await plan('--json');
  const stored = write('plan.json', stdout);
  expect((await plan('--plan', stored)).stdout).toBe((await plan('--text')).stdout);
  expect(await plan('--plan', stored, '--check')).toEqual({
    status: 0,
    stdout: 'The plan keeps all rules.',
    stderr: '',
  });
});

test('says which rules a changed plan breaks', async () => {
  const late = (await plan('--json')).stdout.replaceAll(/"(arrive|leave)": "1/g, '"$1": "2');
  const { status, stdout } = await plan('--plan', write('changed.json', late), '--check');
  expect(status).toBe(1);
  expect(stdout).toMatch(/^H1: location 1 /m);
});

test('prints a calendar and waypoints', async () => {
  expect((await plan('--ics')).stdout).toContain('DTSTAMP:20270104T100000Z');
  expect((await plan('--gpx')).stdout).toContain('<gpx ');
});

test('takes another pace than that of the request', async () => {
  expect(JSON.parse((await plan('--json', '--pace', 'relaxed')).stdout).preferences.pace).toBe('relaxed');
});

describe('wrong arguments are refused with the usage', () => {
  test.each([
    [[], "missing required argument 'request.json'"],
    [['a.json', 'b.json'], 'too many arguments. Expected 1 argument but got 2'],
    [['a.json', '--pace', 'quick'], 'Allowed choices are relaxed, balanced, full.'],
    [['a.json', '--json', '--gpx'], "option '--json' cannot be used with option '--gpx'"],
    [['a.json', '--speed'], "unknown option '--speed'"],
  ])('%j', async (args, message) => {
    const { status, stdout, stderr } = await run(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain('Usage: node shared-planner/src/cli.ts [options] <request.json>');
  });
});

describe('files that cannot be used are refused with what to do', () => {
  const refuse = async (...args: string[]) => {
    const { status, stdout, stderr } = await run(...args);
    expect([status, stdout]).toEqual([1, '']);
    return stderr;
  };

  test('a file that is not there', async () => {
    expect(await refuse(join(folder, 'nothing.json'))).toContain(
      'nothing.json cannot be read. Name the file with the request.',
    );
    expect(await refuse(request, '--data', join(folder, 'none.json'))).toContain('name the file with --data');
  });

  test('a file that is no JSON', async () => {
    expect(await refuse(write('broken.json', '{'))).toContain('broken.json is no JSON');
  });

  test('a request with wrong fields: each is named', async () => {
    const file = write('wrong.json', { start_date: '2027-02-30', locations: [4, 4], preferences: { pace: 'quick' } });
    const text = await refuse(file);
    expect(text).toContain('start_date: Write a day that exists as yyyy-MM-dd');
    expect(text).toContain('end_date: Write a day that exists as yyyy-MM-dd');
    expect(text).toContain('locations: Name each id once');
    expect(text).toContain('preferences.pace: Choose relaxed, balanced or full');
  });

  test('a trip that is too long', async () => {
    const file = write('long.json', { start_date: '2027-01-01', end_date: '2027-03-02' });
    expect(await refuse(file)).toContain('end_date: Choose at most 60 days');
  });

  test('a gateway that does not exist', async () => {
    const preferences = { arrival: { gateway: 'harbour', time: '10:00' } };
    const file = write('gateway.json', { start_date: '2027-06-15', end_date: '2027-06-15', preferences });
    expect(await refuse(file, '--data', data)).toBe('There is no gateway "harbour". Choose one of: gate.');
  });
});
