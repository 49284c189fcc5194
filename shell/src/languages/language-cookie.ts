/** The name of the cookie with the language that the visitor chose; only the home page goes by it. */
export const LANGUAGE_COOKIE = 'language';
