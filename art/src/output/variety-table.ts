import { TRAITS, type Traits } from '../traits.ts';

/** All pictures with what sets them apart, as the table in VARIETY.md. */
export function varietyTable(pictures: readonly (readonly [slug: string, traits: Traits])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# What sets the pictures apart',
    '',
    'Written by `pnpm --filter @almaty/art render`. Neighbours in a grid of the site share at most one column;',
    '`mfe-catalogue/src/content/pictures.test.ts` holds them to it.',
    '',
    row(['picture', ...TRAITS]),
    row(['---', ...TRAITS.map(() => '---')]),
    ...pictures.map(([slug, traits]) => row([slug, ...TRAITS.map((trait) => traits[trait])])),
    '',
  ].join('\n');
}
