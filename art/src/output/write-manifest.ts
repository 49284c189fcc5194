import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureCard } from '@almaty/pictures';
import { type Manifest, type ManifestEntry, PICTURES_FOLDER } from '@almaty/pictures/node';

/** Shortens '#6a859f' to '69a', which is precise enough for a blur placeholder. */
const shortenHex = (code: string) =>
  [1, 3, 5].map((start) => Math.round(Number.parseInt(code.slice(start, start + 2), 16) / 17).toString(16)).join('');

const toPictureCard = ({ focus: [x, y], blur: [top, , bottom], color }: ManifestEntry): PictureCard =>
  `${x} ${y} ${shortenHex(top)}${shortenHex(bottom)} ${color}`;

/** The generated data of the browser exports by file name: cards by slug, and alt texts in the order of the slugs. */
export function createBrowserData(manifest: Manifest): Record<string, object> {
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
    'plain-pictures.json': Object.fromEntries(
      findByKind('plain').map(([slug, entry]) => [slug, { card: toPictureCard(entry), alt: entry.alt }]),
    ),
  };
}

/** Writes the manifest in alphabetical order, and the files that are derived from it. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  const files = { 'manifest.json': sorted, ...createBrowserData(sorted) };
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(PICTURES_FOLDER, file), `${JSON.stringify(content, null, 2)}\n`);
}
