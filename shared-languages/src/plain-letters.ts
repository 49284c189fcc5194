/** Kazakh letters as people with a Russian keyboard type them. */
const KAZAKH_TO_RUSSIAN: Readonly<Record<string, string>> = {
  ...{ ә: 'а', ғ: 'г', қ: 'к', ң: 'н', ө: 'о', ұ: 'у', ү: 'у', һ: 'х', і: 'и' },
};

/** Makes spellings comparable: lower case without diacritics, and Kazakh letters as Russian ones. */
export const toPlainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[әғқңөұүһі]/g, (letter) => KAZAKH_TO_RUSSIAN[letter] ?? letter);
