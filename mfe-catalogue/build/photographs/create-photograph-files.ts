import sharp from 'sharp';
import { PHOTOGRAPH_WIDTH, PHOTOGRAPH_WIDTHS, toPhotographHeight } from '../../src/content/photographs.ts';

/** A file of the release: the end of its name, and its bytes. */
export type PhotographFile = { suffix: string; data: Buffer };

/** The most that a visitor loads of one photograph, in bytes. */
const MOST_BYTES = 400 * 1024;

/** Says why a file cannot be shown, and which can; undefined when it can. */
export async function findSizeMistake(input: Buffer | string): Promise<string | undefined> {
  const [leastWidth, leastHeight] = [PHOTOGRAPH_WIDTH, toPhotographHeight(PHOTOGRAPH_WIDTH)];
  const metadata = await sharp(input)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return 'This file is no photograph: upload it once more';
  const { width, height } = metadata.autoOrient;
  return width < leastWidth || height < leastHeight
    ? `This photograph has ${width} by ${height} pixels: upload one of at least ${leastWidth} by ${leastHeight}`
    : undefined;
}

/**
 * Crops a photograph to 4:3 around what stands out, in every width, as AVIF and WebP. Nothing that the file says of the
 * camera and its position remains; its orientation and colours do.
 *
 * @param input the bytes of the file.
 * @throws Error that says what to upload instead, when it is no photograph, too small, or cannot be made light enough.
 */
export async function createPhotographFiles(input: Buffer): Promise<PhotographFile[]> {
  const mistake = await findSizeMistake(input);
  if (mistake) throw new Error(mistake);
  // Without keepMetadata() sharp writes none; autoOrient() turns the picture before its orientation is lost.
  const image = sharp(input, { failOn: 'error' }).autoOrient();
  const files = PHOTOGRAPH_WIDTHS.flatMap((width) => {
    const sized = () =>
      image.clone().resize(width, toPhotographHeight(width), { fit: 'cover', position: sharp.strategy.attention });
    return [
      { suffix: `-${width}.avif`, created: sized().avif({ quality: 50, effort: 5 }).toBuffer() },
      { suffix: `-${width}.webp`, created: sized().webp({ quality: 70, effort: 5 }).toBuffer() },
    ];
  });
  const written = await Promise.all(files.map(async ({ suffix, created }) => ({ suffix, data: await created })));
  const largest = Math.max(...written.map(({ data }) => data.length));
  if (largest > MOST_BYTES)
    throw new Error(
      `This photograph has too much detail, ${Math.round(largest / 1024)} KB where 400 may be: upload a softer one`,
    );
  return written;
}
