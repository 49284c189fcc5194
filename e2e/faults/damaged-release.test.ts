import { getBucketBinding } from '@almaty/delivery/schema';
import { findFile, readPointer } from '../releases/versions.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';
import { getNotice, REMOTES } from './remotes.ts';

// The edge keeps what another file has opened, and would not see that it is damaged.
test.use({ allowedConsoleErrors: [/.*/], unusedStackFor: 'damaged-release' });
// In one worker, because each worker starts a stack.
test.describe.configure({ mode: 'default' });

/** Changes one letter of the first stored file whose name matches; returns a function that repairs it. */
async function damageFile(bucket: R2Bucket, name: RegExp) {
  const key = await findFile(bucket, (await readPointer(bucket)).stable, name);
  const stored = await bucket.get(key);
  if (!stored) throw new Error(`The bucket has no file ${name}`);
  const bytes = new Uint8Array(await stored.arrayBuffer());
  const damaged = bytes.with(bytes.length - 2, 0x20);
  await bucket.put(key, damaged);
  return () => bucket.put(key, bytes);
}

for (const [part, files, remote] of [
  // The Worker writes the style sheet into the page; where it cannot, the browser requests the compressed copy.
  ['style sheet', [/^static\/css\/.*Page.*\.css$/, /^static\/css\/.*Page.*\.css\.br$/], REMOTES[2]],
  ['script', [/^static\/js\/itinerary\.js\.br$/], REMOTES[1]],
] as const)
  test(
    `a ${part} with one changed byte is refused with a notice, and Retry hydrates the page once it is repaired`,
    ALL_REMOTES,
    async ({ page, buckets }) => {
      const repairs = await Promise.all(files.map((file) => damageFile(buckets[getBucketBinding(remote.name)], file)));
      await page.goto(remote.path);
      await expect(page.getByRole('heading', { level: 1, name: remote.heading })).toBeVisible();
      await expect(getNotice(page)).toBeVisible();
      await Promise.all(repairs.map((repair) => repair()));
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.locator(`[data-mfe="${remote.name}"]`)).toHaveAttribute('data-hydrated');
      await expect(getNotice(page)).toBeHidden();
    },
  );
