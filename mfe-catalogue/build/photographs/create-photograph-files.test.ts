import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPhotographFiles } from './create-photograph-files.ts';

/** A picture as a phone makes it: stored on its side, with the position at which it was taken. */
const createPhotograph = (width: number, height: number) =>
  sharp({ create: { width: height, height: width, channels: 3, background: '#7799bb' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 9/1 27/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>')
    .jpeg()
    .toBuffer();

test('a photograph has a file of each width in both formats, upright and cropped to 4:3', async () => {
  const files = await createPhotographFiles(await createPhotograph(1600, 1300));
  const sizes = await Promise.all(
    files.map(async ({ suffix, data }) => {
      const { width, height } = await sharp(data).metadata();
      return [suffix, width, height];
    }),
  );
  expect(sizes).toEqual([
    ['-400.avif', 400, 300],
    ['-400.webp', 400, 300],
    ['-800.avif', 800, 600],
    ['-800.webp', 800, 600],
    ['-1200.avif', 1200, 900],
    ['-1200.webp', 1200, 900],
  ]);
});

test('no file says where, when or by whom it was taken', async () => {
  const input = await createPhotograph(1600, 1300);
  const given = await sharp(input).metadata();
  expect([given.exif?.includes('Somebody'), given.xmp !== undefined, given.orientation]).toEqual([true, true, 6]);
  for (const { data } of await createPhotographFiles(input)) {
    const { exif, xmp, iptc, comments, orientation } = await sharp(data).metadata();
    expect({ exif, xmp, iptc, comments }).toEqual({});
    expect(orientation ?? 1).toBe(1);
    expect(data.includes('Somebody') || data.includes('Exif')).toBe(false);
  }
});

test('a photograph that is too small is refused with the size that it needs', async () => {
  await expect(createPhotographFiles(await createPhotograph(1199, 900))).rejects.toThrow(
    'This photograph has 1199 by 900 pixels: upload one of at least 1200 by 900',
  );
});

test('what is no photograph is refused', async () => {
  await expect(createPhotographFiles(Buffer.from('no photograph'))).rejects.toThrow(
    'This file is no photograph: upload it once more',
  );
});
