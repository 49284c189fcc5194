const ask = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"action":"info"}' };

/** Whether Decap's local back end answers at an address. */
export const answers = (address: string): Promise<boolean> =>
  fetch(address, ask).then(
    ({ ok }) => ok,
    () => false,
  );
