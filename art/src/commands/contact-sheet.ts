import { createCommand, InvalidArgumentError, runCommand } from '@almaty/commands';

export const sheetCommand = createCommand('pnpm -C art sheet', 'Combines all rendered pictures into one contact sheet.')
  .argument('<file.png>', 'where to write it', (file) => {
    if (!file.endsWith('.png')) throw new InvalidArgumentError('Name a PNG file.');
    return file;
  })
  .action(async (file) => {
    await (await import('../output/contact-sheet.ts')).writeContactSheet(file);
    console.log(file);
  });

if (import.meta.main) await runCommand(sheetCommand);
