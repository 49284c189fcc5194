import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PICTURES_FOLDER } from './picture-files.ts';
import { posterColorSchema, traitsSchema } from './traits.ts';

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);
const percent = z.number().min(0).max(100);

const entrySchema = z.strictObject({
  kind: z.enum(['location', 'activity', 'plain', 'home']),
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

/** Reads the manifest; an empty one when nothing has been rendered yet. @throws ZodError when the file is invalid. */
export const readManifest = (): Manifest =>
  existsSync(MANIFEST_FILE) ? manifestSchema.parse(JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'))) : {};
