import { forget, keep, kept } from './session.ts';

const NAME = 'almaty-request-draft';

/** What the visitor has written, as it stands in the fields; days as yyyy-MM-dd where they could be read. */
export type Written = { email: string; start: string; end: string };

/** Keeps what is written, so that a reload does not take it away. */
export const keepFields = (draft: Written): void => keep(NAME, draft);

/** What was written before a reload; empty where nothing was. */
export function keptFields(): Written {
  const value = kept(NAME);
  const text = (name: keyof Written) => {
    const field = value instanceof Object ? Reflect.get(value, name) : '';
    return typeof field === 'string' ? field : '';
  };
  return { email: text('email'), start: text('start'), end: text('end') };
}

export const forgetFields = (): void => forget(NAME);
