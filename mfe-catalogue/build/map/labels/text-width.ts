/**
 * Widths of letters as parts of the font size, measured in Commissioner at weight 640; a letter that is not here is as wide as
 * most.
 */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ilI.,:'’|·()іІ]/u, 0.3],
  [/[ \-–]/u, 0.36],
  [/[frtjгт]/u, 0.44],
  [/[mwMWШЩЮЖшщюжмфы]/u, 0.9],
  [/[\p{Lu}]/u, 0.7],
];
const USUAL_WIDTH = 0.59;
/** Heavier letters are wider by this. */
const HEAVY = 1.06;

/** Estimates the width of a text in pixels. @param fontSize in pixels. */
export function measureText(text: string, fontSize: number, isHeavy = false): number {
  const width = [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH),
    0,
  );
  return Math.ceil(width * fontSize * (isHeavy ? HEAVY : 1));
}
