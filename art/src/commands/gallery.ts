import { createCommand, runCommand } from '@almaty/commands';

export const galleryCommand = createCommand(
  'pnpm -C art gallery',
  'Serves a page with all rendered pictures at the size of a card, on http://localhost:3101.',
).action(async () => {
  (await import('../output/gallery.ts')).serveGallery();
});

if (import.meta.main) await runCommand(galleryCommand);
