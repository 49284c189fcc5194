function* listPairs(english: unknown, translated: unknown): Generator<[string, string]> {
  if (typeof english === 'string' && typeof translated === 'string') {
    if (english !== translated) yield [english, translated];
  } else if (typeof english === 'object' && english !== null) {
    const fields = translated as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(english)) yield* listPairs(value, fields[name]);
  }
}

/**
 * Lists the texts that differ in two languages of the same data.
 *
 * @returns English text -> translation.
 * @throws Error when one text is translated in two ways, of which a reader of the list could not choose.
 */
export function pairTexts<Data extends object>(english: Data, translated: Data): Record<string, string> {
  const texts = new Map<string, string>();
  for (const [text, translation] of listPairs(english, translated)) {
    const other = texts.get(text);
    if (other !== undefined && other !== translation)
      throw new Error(`“${text}” is both “${other}” and “${translation}”: translate it in one way`);
    texts.set(text, translation);
  }
  return Object.fromEntries(texts);
}
