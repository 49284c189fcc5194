/** Where the browser says that there is a connection, what has failed is tried again after this many milliseconds. */
const RETRY_DELAY_MS = 10_000;

/** Resolves when it is time to try again what the network did not give: after ten seconds, or once the browser is online. */
export const waitForConnection = () =>
  new Promise<void>((resolve) => {
    const listener = new AbortController();
    const proceed = () => {
      clearTimeout(timer);
      listener.abort();
      resolve();
    };
    const timer = setTimeout(proceed, RETRY_DELAY_MS);
    addEventListener('online', proceed, { signal: listener.signal });
  });
