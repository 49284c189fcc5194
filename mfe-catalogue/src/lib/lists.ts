import * as m from '#messages';

const join = (texts: readonly string[], joinTwo: (two: { first: string; second: string }) => string): string =>
  texts.reduce((text, next) => (text ? joinTwo({ first: text, second: next }) : next), '');

/** Lists texts: `a and b`. */
export const listAll = (texts: readonly string[]): string => join(texts, m.listAnd);

/** Lists texts of which one is meant: `12 or 28`. */
export const listAny = (texts: readonly string[]): string => join(texts, m.listOr);
