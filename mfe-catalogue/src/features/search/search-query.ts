/** What can be chosen, by parameter of the address: an empty text stands for anything. */
export const choices = {
  category: ['Nature', 'Mountain Routes', 'City Experience'],
  difficulty: ['Medium', 'Hard', 'Very Hard'],
  /** A good month. */
  month: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  /** The longest drive, in hours. */
  drive: ['1', '2', '4', '6'],
} as const;

export type Choice = keyof typeof choices;
export const choiceNames = Object.keys(choices) as readonly Choice[];

/** What a visitor looks for, as it stands in the form and in the address; `q` is a part of a name. */
export type Query = Readonly<Record<'q' | Choice, string>>;

/** Longer than any name: what comes behind is of no use. */
export const LONGEST_TEXT = 60;

export const EVERYTHING: Query = { q: '', category: '', difficulty: '', month: '', drive: '' };

/** Whether nothing is asked for. */
export const isEverything = ({ q, ...chosen }: Query): boolean =>
  q.trim() === '' && choiceNames.every((name) => chosen[name] === '');

const known = (name: Choice, value: string) => choices[name].some((choice) => choice === value);

/** Reads a form or an address; a choice that there is not counts as none. */
export function readQuery(source: FormData | URLSearchParams): Query {
  const text = (name: string) => String(source.get(name) ?? '');
  const chosen = choiceNames.map((name) => [name, known(name, text(name)) ? text(name) : '']);
  return { ...EVERYTHING, ...Object.fromEntries(chosen), q: text('q').slice(0, LONGEST_TEXT) };
}

/** An address's parameters with the query in them, and with whatever else stands there. */
export function withQuery(query: Query, address: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(address);
  for (const [name, value] of Object.entries(query)) {
    if (value.trim() === '') changed.delete(name);
    else changed.set(name, value.trim());
  }
  return changed;
}
