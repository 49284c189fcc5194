const KEY = 'almaty-packing-list';

/** The things that were ticked off in this browser; none, where it keeps nothing or what it kept can't be read. */
export function readTicks(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Keeps what is ticked off. Where the browser keeps nothing, the ticks last as long as the page. */
export function keepTicks(ticks: Iterable<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...ticks]));
  } catch {
    // A full or forbidden storage takes nothing from the list itself.
  }
}
