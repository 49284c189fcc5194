import { getLanguage, LANGUAGES, toLanguage } from '../../shared-languages/src/index.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** A picture of the web app manifest. */
type ManifestPicture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string };

/** The type and size of a picture, as the browser decodes it. Runs in the page. */
async function readPicture(src: string): Promise<{ type: string; sizes: string }> {
  const { type } = await (await fetch(src)).blob();
  const image = Object.assign(new Image(), { src });
  await image.decode();
  return { type, sizes: `${image.naturalWidth}x${image.naturalHeight}` };
}

/** How far the drawing of an icon reaches from its middle, in parts of its width; a mask may cut what is beyond 0.4. Runs in the page. */
async function measureReach(src: string): Promise<number> {
  const bitmap = await createImageBitmap(await (await fetch(src)).blob());
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer());
  const reaches = [...pixels.keys()]
    .filter((index) => pixels[index] !== pixels[0])
    .map((index) => Math.hypot((index % width) - width / 2, Math.floor(index / width) - height / 2) / width);
  return reaches.reduce((most, reach) => Math.max(most, reach), 0);
}

for (const language of LANGUAGES)
  test(
    `the guide can be installed from ${language}: its icons, screenshots and shortcuts are what the manifest says`,
    ALL_REMOTES,
    async ({ page }) => {
      await page.goto(toLanguage('/privacy', language));
      const manifestPath = await page.locator('link[rel="manifest"]').getAttribute('href');
      const manifest = await (await page.request.get(manifestPath ?? '')).json();
      const pictures: ManifestPicture[] = [...manifest.icons, ...manifest.screenshots];
      for (const { src, sizes, type } of pictures) {
        const picture = await page.evaluate(readPicture, src);
        expect(picture, src).toEqual({ type, sizes: sizes === 'any' ? picture.sizes : sizes });
      }
      const masked = manifest.icons.filter(({ purpose }: ManifestPicture) => purpose === 'maskable');
      expect(masked.map(({ sizes }: ManifestPicture) => sizes)).toContain('512x512');
      for (const { src } of masked) expect(await page.evaluate(measureReach, src)).toBeLessThanOrEqual(0.4);
      const forms = manifest.screenshots.map(({ form_factor }: ManifestPicture) => form_factor);
      expect(forms).toEqual(['narrow', 'wide']);
      for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) {
        expect(getLanguage(url)).toBe(language);
        expect((await page.request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
      }
      expect(manifest.shortcuts).toHaveLength(3);
    },
  );
