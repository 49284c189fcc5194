import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PictureCard } from '../browser/picture-card.ts';
import { posterColorSchema, traitsSchema } from '../traits.ts';
import { PICTURES_FOLDER } from './picture-files.ts';
import { formatTraitsTable } from './traits-table.ts';

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);
const percent = z.number().min(0).max(100);

const entrySchema = z.strictObject({
  kind: z.enum(['location', 'activity', 'home']),
  title: z.string().min(1),
  alt: z.string().min(1),
  /** Size of the largest file, in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** The focal point, in percent from the left and from the top; it stays visible when the picture is cropped. */
  focus: z.tuple([percent, percent]),
  /** The blur placeholder: mean colours of three bands from top to bottom. */
  blur: z.tuple([hexColor, hexColor, hexColor]),
  /** The colour of the poster's caption. */
  color: posterColorSchema,
  traits: traitsSchema,
  /** Hash of the scene from which the picture was rendered. */
  sceneHash: z.string(),
});

const manifestSchema = z.record(z.string(), entrySchema);

/** The data of one rendered picture. */
export type ManifestEntry = z.infer<typeof entrySchema>;
/** The data of all rendered pictures, by slug. */
export type Manifest = z.infer<typeof manifestSchema>;

const MANIFEST_FILE = join(PICTURES_FOLDER, 'manifest.json');
/** The table of what distinguishes the pictures. */
export const TRAITS_TABLE_FILE = join(import.meta.dirname, '../../VARIETY.md');

/** Reads the manifest; an empty one when nothing has been rendered yet. @throws ZodError when the file is invalid. */
export const readManifest = (): Manifest =>
  existsSync(MANIFEST_FILE) ? manifestSchema.parse(JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'))) : {};

/** Shortens '#6a859f' to '69a', which is precise enough for a blur placeholder. */
const shortenHex = (code: string) =>
  [1, 3, 5].map((start) => Math.round(Number.parseInt(code.slice(start, start + 2), 16) / 17).toString(16)).join('');

const toPictureCard = ({ focus: [x, y], blur: [top, , bottom], color }: ManifestEntry): PictureCard =>
  `${x} ${y} ${shortenHex(top)}${shortenHex(bottom)} ${color}`;

/** The generated data of the browser exports by file name: cards by slug, and alt texts in the order of the slugs. */
export function createBrowserData(manifest: Manifest): Record<string, Record<string, PictureCard> | string[]> {
  const findByKind = (kind: ManifestEntry['kind']) =>
    Object.entries(manifest).filter(([, entry]) => entry.kind === kind);
  const collectCards = (kind: ManifestEntry['kind']) =>
    Object.fromEntries(findByKind(kind).map(([slug, entry]) => [slug, toPictureCard(entry)]));
  const collectAltTexts = (kind: ManifestEntry['kind']) => findByKind(kind).map(([, { alt }]) => alt);
  return {
    'location-cards.json': collectCards('location'),
    'location-alt-texts.json': collectAltTexts('location'),
    'activity-cards.json': collectCards('activity'),
    'activity-alt-texts.json': collectAltTexts('activity'),
  };
}

/** The content of VARIETY.md. */
export const createTraitsTable = (manifest: Manifest): string =>
  formatTraitsTable(Object.entries(manifest).map(([slug, { traits }]) => [slug, traits] as const));

/** Writes the manifest in alphabetical order, and the files that are derived from it. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  const files = { 'manifest.json': sorted, ...createBrowserData(sorted) };
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(PICTURES_FOLDER, file), `${JSON.stringify(content, null, 2)}\n`);
  writeFileSync(TRAITS_TABLE_FILE, createTraitsTable(sorted));
}
