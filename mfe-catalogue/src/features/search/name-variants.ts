/** Kazakh letters as somebody types them who has a Russian keyboard. */
const kazakh: Readonly<Record<string, string>> = {
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
};

/**
 * A name as it is compared: small letters without marks, signs or doubling, Kazakh letters as Russian ones, and y as i,
 * because Kolsay and Kolsai, Asy and Assy are the same places.
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[әғқңөұүһі]/g, (letter) => kazakh[letter] ?? letter)
    .replaceAll('y', 'i')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(.)\1/gu, '$1')
    .trim();

/** Russian letters, folded, in Latin ones as English guides write them. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** A folded name as somebody may type it who has heard it, and has no Cyrillic keyboard. */
export const inLatin = (name: string): string => folded(name.replaceAll(/[а-я]/g, (letter) => latin[letter] ?? letter));
