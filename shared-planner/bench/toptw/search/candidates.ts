import type { ProblemArrays } from './arrays.ts';

/** Possible insertions of stops into days, as a heap by value: the most valuable one is taken out first. */
export class Candidates {
  count = 0;
  /** Per candidate: where it goes, what its stop weighs, and the version of the day for which the value was computed. */
  readonly stops: Int32Array;
  readonly days: Int32Array;
  readonly positions: Int32Array;
  readonly weights: Float64Array;
  readonly versions: Int32Array;
  private readonly values: Float64Array;
  private readonly heap: Int32Array;

  constructor({ stops, days }: ProblemArrays) {
    const size = stops * days;
    this.stops = new Int32Array(size);
    this.days = new Int32Array(size);
    this.positions = new Int32Array(size);
    this.weights = new Float64Array(size);
    this.versions = new Int32Array(size);
    this.values = new Float64Array(size);
    this.heap = new Int32Array(size);
  }

  /** Adds a candidate without sorting; `sort` follows when all are added. */
  add(stop: number, day: number, position: number, weight: number, value: number, version: number): void {
    const at = this.count++;
    this.stops[at] = stop;
    this.days[at] = day;
    this.positions[at] = position;
    this.weights[at] = weight;
    this.values[at] = value;
    this.versions[at] = version;
    this.heap[at] = at;
  }

  sort(): void {
    for (let at = (this.count >> 1) - 1; at >= 0; at--) this.siftDown(at);
  }

  /** The most valuable candidate; there must be one. */
  first(): number {
    return this.heap[0] as number;
  }

  removeFirst(): void {
    this.count--;
    this.heap[0] = this.heap[this.count] as number;
    this.siftDown(0);
  }

  /** Gives the first candidate another position and value, and sorts it in again. */
  changeFirst(position: number, value: number, version: number): void {
    const first = this.first();
    this.positions[first] = position;
    this.values[first] = value;
    this.versions[first] = version;
    this.siftDown(0);
  }

  private siftDown(from: number): void {
    const { heap, values, count } = this;
    const moved = heap[from] as number;
    const value = values[moved] as number;
    let at = from;
    for (let child = 2 * at + 1; child < count; child = 2 * at + 1) {
      let larger = heap[child] as number;
      if (child + 1 < count) {
        const right = heap[child + 1] as number;
        if ((values[right] as number) > (values[larger] as number)) {
          larger = right;
          child++;
        }
      }
      if ((values[larger] as number) <= value) break;
      heap[at] = larger;
      at = child;
    }
    heap[at] = moved;
  }
}
