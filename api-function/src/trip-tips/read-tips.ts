import { readChannels, withinLimit } from '@almaty/delivery/bucket-reader';
import { TIPS_FILE, TipsFile } from '@almaty/store/schema';
import { openRelease } from '../catalogue/catalogue-bucket.ts';
import { getErrorName, logError } from '../log.ts';

/** How long reading the tips may take, in milliseconds: nobody is waiting. */
const TIMEOUT_MS = 5000;

/** The last release that was read from a bucket; a release never changes. */
const lastRead = new WeakMap<R2Bucket, { version: string; tips: TipsFile }>();

async function readLive(bucket: R2Bucket): Promise<TipsFile> {
  const { stable } = await readChannels(bucket);
  const last = lastRead.get(bucket);
  if (last?.version === stable) return last.tips;
  const readFile = await openRelease(bucket, stable);
  const tips = TipsFile.parse(await readFile(TIPS_FILE));
  lastRead.set(bucket, { version: stable, tips });
  return tips;
}

/** Reads the tips of the stable release; null when they cannot be read, because a plan is worth sending without. */
export async function readTips(bucket: R2Bucket): Promise<TipsFile | null> {
  try {
    return await withinLimit(TIMEOUT_MS, 'The trip tips', readLive(bucket));
  } catch (error) {
    logError('tips_not_read', { error: getErrorName(error) });
    return null;
  }
}
