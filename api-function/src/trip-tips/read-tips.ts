import { readChannels, withinLimit } from '@almaty/delivery/bucket-reader';
import type { Language } from '@almaty/languages';
import { TIPS_FILE, TipsFile } from '@almaty/store/schema';
import { openRelease } from '../catalogue/catalogue-bucket.ts';
import { getErrorName, logError } from '../log.ts';

/** How long reading the tips may take, in milliseconds: nobody is waiting. */
const TIMEOUT_MS = 5000;

/** The tips of the last release that was read from a bucket, by language; a release never changes. */
const lastRead = new WeakMap<R2Bucket, { version: string; tips: Map<Language, TipsFile> }>();

async function readLive(bucket: R2Bucket, language: Language): Promise<TipsFile> {
  const { stable } = await readChannels(bucket);
  const last = lastRead.get(bucket);
  const known = last?.version === stable ? last : { version: stable, tips: new Map<Language, TipsFile>() };
  const read = async () => TipsFile.parse(await (await openRelease(bucket, stable)).readJson(TIPS_FILE, language));
  const tips = known.tips.get(language) ?? (await read());
  known.tips.set(language, tips);
  lastRead.set(bucket, known);
  return tips;
}

/**
 * Reads the tips of the stable release in a language; null when they cannot be read, because a plan is worth sending
 * without.
 */
export async function readTips(bucket: R2Bucket, language: Language): Promise<TipsFile | null> {
  try {
    return await withinLimit(TIMEOUT_MS, 'The trip tips', readLive(bucket, language));
  } catch (error) {
    logError('tips_not_read', { error: getErrorName(error) });
    return null;
  }
}
