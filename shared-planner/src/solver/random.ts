/**
 * A generator of pseudo-random numbers: the same seed gives the same numbers in every JavaScript engine, because it
 * computes with 32-bit integers only. Algorithm: sfc32 (Chris Doty-Humphrey, PractRand).
 */
export class Random {
  private readonly state = new Int32Array(4);

  /** @param seed any integer; its lowest 32 bits count. */
  constructor(seed: number) {
    this.state.set([0x9e3779b9, 0x243f6a88, seed, 1]);
    // sfc32 needs a dozen steps until all bits depend on the seed.
    for (let step = 0; step < 12; step++) this.next();
  }

  /** An integer from 0 to 2^32 - 1, each equally likely. */
  next(): number {
    const { state } = this;
    const a = state[0] ?? 0;
    const b = state[1] ?? 0;
    const c = state[2] ?? 0;
    const counter = state[3] ?? 0;
    const sum = (a + b + counter) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    state[3] = (counter + 1) | 0;
    return sum >>> 0;
  }

  /** A number from 0 to below 1, each of 2^32 equally likely. */
  fraction(): number {
    return this.next() / 0x100000000;
  }

  /** An integer from 0 to `below` - 1; `below` is an integer from 1 to 2^20, for which no value is visibly preferred. */
  integer(below: number): number {
    return Math.floor((this.next() * below) / 0x100000000);
  }

  /**
   * A number from the exponential distribution with mean 1, found by comparisons alone (J. von Neumann, 1951, "Various
   * techniques used in connection with random digits"): `Math.log` may differ between engines in the last bit.
   */
  exponential(): number {
    for (let whole = 0; ; whole++) {
      const first = this.next();
      let previous = first;
      let isAccepted = true;
      for (let drawn = this.next(); drawn < previous; drawn = this.next()) {
        previous = drawn;
        isAccepted = !isAccepted;
      }
      if (isAccepted) return whole + first / 0x100000000;
    }
  }
}
