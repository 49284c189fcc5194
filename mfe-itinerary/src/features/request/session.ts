/** Keeps a value for the browser session. A browser that allows no storage forgets it with the page. */
export function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the form works, but a reload empties it.
  }
}

/** What is kept under a name; null for nothing, and for what can't be read. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Forgets what is kept under a name. */
export function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // There is nothing to forget.
  }
}
