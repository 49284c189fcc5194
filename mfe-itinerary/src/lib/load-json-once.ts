import { loadHttpClient } from './http-client.ts';

/**
 * Creates a function that loads a JSON file of the site once for everything that needs it; after a failure, the next call
 * loads it again.
 *
 * @param parse throws when the file is not what it should be.
 * @returns rejects when the file does not arrive or cannot be parsed.
 */
export function loadJsonOnce<Content>(path: string, parse: (json: unknown) => Content): () => Promise<Content> {
  let loading: Promise<Content> | undefined;
  return () => {
    loading ??= loadHttpClient()
      .then((client) => client.get(path).json())
      .then(parse)
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
}
