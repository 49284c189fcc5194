import type { AppEventListener } from '@sveltia/cms';

type SavedFields = { data: Readonly<Record<string, unknown>>; [name: string]: unknown };

/** Passes an entry to a listener as the screen does: as an Immutable map, which has here what the listeners use of it. */
export function saveEntry({ handler }: AppEventListener, { data, ...fields }: SavedFields) {
  const entry = {
    get: (name: string) => (name === 'data' ? { toJS: () => data } : fields[name]),
    getIn: ([, name]: [string, string]) => data[name],
    setIn: ([, name]: [string, string], value: unknown) => ({ ...data, [name]: value }),
  };
  return handler({ author: {}, entry } as unknown as Parameters<typeof handler>[0]);
}
