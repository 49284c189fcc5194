import sharp from 'sharp';
import { PHOTOGRAPH_WIDTH, PHOTOGRAPH_WIDTHS, toPhotographHeight } from '../../src/content/photographs.ts';

/** A file of the release: the end of its name, and its bytes. */
export type PhotographFile = { suffix: string; data: Buffer };

/** The most that a visitor loads of one photograph, in bytes. */
const MOST_BYTES = 400 * 1024;

/**
 * Crops a photograph to 4:3 around what stands out, in every width, as AVIF and WebP. Nothing that the file says of the
 * camera and its position remains; its orientation and colours do.
 *
 * @param input the bytes of the file.
 * @throws Error when it is no photograph, is narrower than the largest width, or cannot be made small enough.
 */
export async function createPhotographFiles(input: Buffer): Promise<PhotographFile[]> {
  // Without keepMetadata() sharp writes none; autoOrient() turns the picture before its orientation is lost.
  const image = sharp(input, { failOn: 'error' }).autoOrient();
  const { autoOrient } = await image.metadata();
  if (autoOrient.width < PHOTOGRAPH_WIDTH || autoOrient.height < toPhotographHeight(PHOTOGRAPH_WIDTH))
    throw new Error(
      `it has ${autoOrient.width} by ${autoOrient.height} pixels: upload one of at least ${PHOTOGRAPH_WIDTH} by ${toPhotographHeight(PHOTOGRAPH_WIDTH)}`,
    );
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
      `it has too much detail: its largest file has ${Math.round(largest / 1024)} KB, at most 400 may be`,
    );
  return written;
}
