/** An API that answers as it is told. */
export const createApi = (fetch: Fetcher['fetch']): Fetcher => ({
  fetch,
  connect() {
    throw new Error('The Worker opens no socket to the API');
  },
});
