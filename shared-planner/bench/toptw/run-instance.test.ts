import { expect, test } from 'vitest';
import { readInstance } from './read-instance.ts';
import { calibrate, runInstance, runLong } from './run-instance.ts';
import { TOURIST } from './testing/instances.ts';
import { toProblem } from './to-problem.ts';

const problem = toProblem(readInstance('t101', TOURIST), 1);

/** A clock that moves on by some milliseconds each time it is read. */
const tick = (ms: number) => {
  let time = 0;
  return () => {
    time += ms;
    return time;
  };
};

test('a run within iterations is measured and verified', () => {
  const run = runInstance({ ...problem }, { budget: { iterations: 20 }, seed: 1 }, tick(7));
  expect(run).toMatchObject({ score: 34, cpu: 7, errors: [] });
});

/** So early that never all stops fit: the search does not end before its iterations. */
const tight = { ...problem, days: problem.days.map((day) => ({ ...day, end: day.start + 16_000 })) };

test('a calibration doubles its runs until one is long enough', () => {
  const times = [1, 1, 1, 20, 10];
  let now = 0;
  let reads = 0;
  const clock = () => {
    if (reads % 2 === 1) now += times[(reads - 1) / 2] ?? 0;
    reads++;
    return now;
  };
  // 64, 128 and 256 iterations take 1 ms each, 512 take 20 ms at first and 10 ms the second time.
  expect(calibrate(tight, 1, 50, clock)).toBe((512 * 50) / 10);
});

test('a calibration ends when the best that is possible is found early', () => {
  expect(calibrate(problem, 1, 1000, tick(0))).toBe(64);
});

test('long runs give the best of all', () => {
  expect(runLong(problem, 1, 10)).toBe(34);
});
