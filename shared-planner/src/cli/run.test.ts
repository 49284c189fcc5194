import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SMALL_PLANNING_DATA } from '../testing/small-planning-data.ts';
import { USAGE } from './arguments.ts';
import { runCommandLine } from './run.ts';

const NOW = new Date('2027-01-04T10:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'planner-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, value: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

let [request, data] = ['', ''];
beforeAll(() => {
  const today = '2027-01-04';
  request = write('request.json', { today, start_date: '2027-06-15', end_date: '2027-06-15', locations: [1, 2] });
  data = write('planning.json', SMALL_PLANNING_DATA);
  const locations = [{ id: 1, name: 'The Museum' }];
  write('catalogue.json', { locations, activities: [] });
});

const run = (...args: string[]) => runCommandLine(args, NOW);
const plan = (...args: string[]) => run(request, '--data', data, ...args);

test('prints the plan as text, with the names beside the data', () => {
  const { status, stdout, stderr } = plan();
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('The Museum');
  expect(stdout).toContain('Location 2');
});

test('prints the plan as data, which can be printed and verified later', () => {
  const { stdout } = plan('--json');
  const stored = write('plan.json', stdout);
  expect(plan('--plan', stored).stdout).toBe(plan('--text').stdout);
  expect(plan('--plan', stored, '--check')).toEqual({ status: 0, stdout: 'The plan keeps all rules.', stderr: '' });
});

test('says which rules a changed plan breaks', () => {
  const late = plan('--json').stdout.replaceAll(/"(arrive|leave)": "1/g, '"$1": "2');
  const { status, stdout } = plan('--plan', write('changed.json', late), '--check');
  expect(status).toBe(1);
  expect(stdout).toMatch(/^H1: location 1 /m);
});

test('prints a calendar and waypoints', () => {
  expect(plan('--ics').stdout).toContain('DTSTAMP:20270104T100000Z');
  expect(plan('--gpx').stdout).toContain('<gpx ');
});

test('takes another pace than that of the request', () => {
  expect(JSON.parse(plan('--json', '--pace', 'relaxed').stdout).preferences.pace).toBe('relaxed');
});

test('prints its usage for --help', () => {
  expect(run('--help')).toEqual({ status: 0, stdout: USAGE, stderr: '' });
});

describe('wrong arguments are refused with the usage', () => {
  test.each([
    [[], 'Name the file with the request.'],
    [['a.json', 'b.json'], 'Name one request, not also b.json.'],
    [['a.json', '--pace', 'quick'], '--pace quick is unknown: choose relaxed, balanced, full.'],
    [['a.json', '--json', '--gpx'], 'Choose one of --json and --gpx.'],
    [['a.json', '--speed'], "Unknown option '--speed'"],
  ])('%j', (args, message) => {
    const { status, stdout, stderr } = run(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain(USAGE);
  });
});

describe('files that cannot be used are refused with what to do', () => {
  const refuse = (...args: string[]) => {
    const { status, stdout, stderr } = run(...args);
    expect([status, stdout]).toEqual([1, '']);
    return stderr;
  };

  test('a file that is not there', () => {
    expect(refuse(join(folder, 'nothing.json'))).toContain(
      'nothing.json cannot be read. Name the file with the request.',
    );
    expect(refuse(request, '--data', join(folder, 'none.json'))).toContain('name the file with --data');
  });

  test('a file that is no JSON', () => {
    expect(refuse(write('broken.json', '{'))).toContain('broken.json is no JSON');
  });

  test('a request with wrong fields: each is named', () => {
    const file = write('wrong.json', { start_date: '2027-02-30', locations: [4, 4], preferences: { pace: 'quick' } });
    const text = refuse(file);
    expect(text).toContain('start_date: Write a day that exists as yyyy-MM-dd');
    expect(text).toContain('end_date: Write a day that exists as yyyy-MM-dd');
    expect(text).toContain('locations: Name each id once');
    expect(text).toContain('preferences.pace: Choose relaxed, balanced or full');
  });

  test('a trip that is too long', () => {
    const file = write('long.json', { start_date: '2027-01-01', end_date: '2027-03-02' });
    expect(refuse(file)).toContain('end_date: Choose at most 60 days');
  });

  test('a gateway that does not exist', () => {
    const preferences = { arrival: { gateway: 'harbour', time: '10:00' } };
    const file = write('gateway.json', { start_date: '2027-06-15', end_date: '2027-06-15', preferences });
    expect(refuse(file, '--data', data)).toBe('There is no gateway "harbour". Choose one of: gate.');
  });
});
