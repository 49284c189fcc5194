import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type PosterColor, posterColorSchema, traitsSchema } from '../traits.ts';
import { PICTURES_FOLDER } from './picture-files.ts';
import { varietyTable } from './variety-table.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/);
const percent = z.number().min(0).max(100);

const entry = z.strictObject({
  kind: z.enum(['location', 'activity', 'home']),
  title: z.string().min(1),
  /** What is to be seen, for somebody who doesn't see it. */
  alt: z.string().min(1),
  /** Pixels of its largest file. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** The point that must stay in view, in percent from the left and from the top. */
  focus: z.tuple([percent, percent]),
  /** A blur of it while it loads: its mean colours in three bands from top to bottom. */
  blur: z.tuple([color, color, color]),
  /** The colour of the strip below it. */
  color: posterColorSchema,
  traits: traitsSchema,
  /** Hash of the scene it was rendered from. */
  scene: z.string(),
});

const manifestSchema = z.record(z.string(), entry);

/** What is known of one finished picture. */
export type ManifestEntry = z.infer<typeof entry>;
export type Manifest = z.infer<typeof manifestSchema>;

const FILE = join(PICTURES_FOLDER, 'manifest.json');

/**
 * What a page needs of a picture before it has come, in few bytes: its focus in percent, the ends of its blur, three
 * digits a colour, and the tone of its poster.
 */
type PictureCard = `${number} ${number} ${string} ${PosterColor}`;

/** Reads what has been rendered; nothing, as long as nothing has. @throws when the file is no manifest. */
export const readManifest = (): Manifest =>
  existsSync(FILE) ? manifestSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : {};

/** '#6a859f' as '69a': a blur needs no more. */
const shortened = (code: string) =>
  [1, 3, 5].map((at) => Math.round(Number.parseInt(code.slice(at, at + 2), 16) / 17).toString(16)).join('');

/** The parts of the manifest that pages carry, so that none carries all of it: by file, then by name of the picture. */
export function partsOf(manifest: Manifest): Record<string, Record<string, string>> {
  const part = (kind: ManifestEntry['kind'], value: (entry: ManifestEntry) => string) =>
    Object.fromEntries(
      Object.entries(manifest).flatMap(([slug, entry]) => (entry.kind === kind ? [[slug, value(entry)]] : [])),
    );
  const card = ({ focus: [x, y], blur: [top, , foot], color }: ManifestEntry): PictureCard =>
    `${x} ${y} ${shortened(top)}${shortened(foot)} ${color}`;
  const alt = (entry: ManifestEntry) => entry.alt;
  return {
    'place-cards.json': part('place', card),
    'place-texts.json': part('place', alt),
    'activity-cards.json': part('activity', card),
    'activity-texts.json': part('activity', alt),
  };
}

/** The table of what sets the pictures apart. */
export const VARIETY = join(import.meta.dirname, '../../VARIETY.md');
export const varietyOf = (manifest: Manifest): string =>
  varietyTable(Object.entries(manifest).map(([slug, { traits }]) => [slug, traits] as const));

/** Keeps what has been rendered, in the order of the names, with the parts that pages carry and the table. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  const documents = { 'manifest.json': sorted, ...partsOf(sorted) };
  for (const [file, document] of Object.entries(documents))
    writeFileSync(join(PICTURES_FOLDER, file), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(VARIETY, varietyOf(sorted));
}
