import { expect, test } from 'vitest';
import type { Random } from './random.ts';
import { type SearchModel, search } from './search.ts';

/** A walk on the integers from 0 to 99 whose score has a wall between a low and a high hill. */
class Walk implements SearchModel {
  readonly scores: number[] = [];
  position = 0;
  private current = 0;
  private best = 0;
  private step = 0;

  ruin(random: Random) {
    this.step = random.integer(7) - 3;
  }
  recreate() {
    this.position = Math.min(99, Math.max(0, this.position + this.step));
    this.scores.push(this.score());
  }
  score() {
    return this.position < 30 ? this.position : this.position < 40 ? 25 : this.position - 10;
  }
  keep() {
    this.current = this.position;
  }
  restore() {
    this.position = this.current;
  }
  keepBest() {
    this.best = this.position;
  }
  restoreBest() {
    this.position = this.best;
    this.current = this.best;
  }
}

const OPTIONS = { seed: 1, iterations: 5000, startTemperature: 0, endTemperature: 0 };

test('without temperature the search never leaves the hill that it climbs', () => {
  const walk = new Walk();
  expect(search(walk, OPTIONS)).toEqual({ score: 29, iterations: 5000 });
  expect(walk.position).toBe(29);
});

test('with temperature it crosses worse solutions to better ones', () => {
  expect(search(new Walk(), { ...OPTIONS, startTemperature: 3 }).score).toBe(89);
});

test('the model holds the best solution that was ever seen', () => {
  const walk = new Walk();
  const { score } = search(walk, { ...OPTIONS, iterations: 300, startTemperature: 20, endTemperature: 20 });
  expect(score).toBe(Math.max(...walk.scores));
  expect(walk.score()).toBe(score);
});

test('the same seed walks the same way, another seed another way', () => {
  const follow = (seed: number) => {
    const walk = new Walk();
    search(walk, { ...OPTIONS, seed, startTemperature: 3 });
    return walk.scores;
  };
  expect(follow(1)).toEqual(follow(1));
  expect(follow(1)).not.toEqual(follow(2));
});

test('the search ends when nothing better is possible', () => {
  const result = search(new Walk(), { ...OPTIONS, startTemperature: 3, bound: 89 });
  expect(result.score).toBe(89);
  expect(result.iterations).toBeLessThan(5000);
});

test('no iterations give the solution that the model builds first', () => {
  expect(search(new Walk(), { ...OPTIONS, iterations: 0 })).toEqual({ score: 0, iterations: 0 });
});
