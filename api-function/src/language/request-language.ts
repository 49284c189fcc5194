import { FIRST_LANGUAGE, isLanguage, type Language } from '@almaty/languages';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';

const getHeader = (c: Context) => c.req.header('accept-language') ?? '';

/**
 * The language of a page that calls the API: it names nothing but that in `Accept-Language`. The list that a browser sends by
 * itself says nothing of the page, which may be the English one.
 */
export function getCallerLanguage(c: Context): Language {
  const header = getHeader(c).trim().toLowerCase();
  return isLanguage(header) ? header : FIRST_LANGUAGE;
}

/** The language of ours that a browser prefers, for a page that is opened without a request whose language is known. */
export const getBrowserLanguage = (c: Context): Language =>
  parseAccept(getHeader(c))
    .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
    .find(isLanguage) ?? FIRST_LANGUAGE;

/** The language of the emails of a request; null when it is gone. */
export const findRequestLanguage = (db: D1Database, reference: string): Promise<Language | null> =>
  db.prepare('select language from itinerary_request where reference = ?').bind(reference).first<Language>('language');
