const REQUEST = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"action":"info"}' };

/** Whether Decap's local backend responds at a URL. */
export const isBackendUp = (url: string): Promise<boolean> =>
  fetch(url, REQUEST).then(
    ({ ok }) => ok,
    () => false,
  );
