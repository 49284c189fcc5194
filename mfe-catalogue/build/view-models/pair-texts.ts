type Pair = { english: string; translated: string; place: string };

/** What a part of the data is called in a path: an entry by its id, as in its file. */
const getName = (value: unknown, key: string): string => String((Object(value) as { id?: unknown }).id ?? key);

function* listPairs(english: unknown, translated: unknown, place: readonly string[] = []): Generator<Pair> {
  if (typeof english === 'string' && typeof translated === 'string') {
    if (english !== translated) yield { english, translated, place: place.join(' ') };
  } else if (typeof english === 'object' && english !== null) {
    const fields = translated as Readonly<Record<string, unknown>>;
    for (const [key, value] of Object.entries(english))
      yield* listPairs(value, fields[key], [...place, getName(value, key)]);
  }
}

/**
 * Lists the texts that differ in two languages of the same data.
 *
 * @returns English text -> translation.
 * @throws Error when one text is translated in two ways, of which a reader of the list could not choose; it says where.
 */
export function pairTexts<Data extends object>(english: Data, translated: Data): Record<string, string> {
  const pairs = new Map<string, Pair>();
  for (const pair of listPairs(english, translated)) {
    const other = pairs.get(pair.english);
    if (other && other.translated !== pair.translated)
      throw new Error(
        `“${pair.english}” is “${other.translated}” in ${other.place} and “${pair.translated}” in ${pair.place}: translate it in one way`,
      );
    pairs.set(pair.english, pair);
  }
  return Object.fromEntries([...pairs].map(([text, pair]) => [text, pair.translated]));
}
