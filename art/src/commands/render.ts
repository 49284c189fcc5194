import { createCommand, InvalidArgumentError, runCommand } from '@almaty/commands';

export const renderCommand = createCommand('pnpm -C art render', 'Renders the pictures of the guide.')
  .argument('[names...]', 'the names of files in src/scenes, without ".ts"')
  .option('--stale', 'renders the pictures whose scene has changed')
  .option('--all', 'renders all pictures')
  .option('--preview <file.png>', 'saves only a preview of one picture, a third of its size, in seconds')
  .action(async (names, { stale, all, preview }) => {
    const { listSlugs } = await import('../output/scenes.ts');
    const slugs = listSlugs();
    const unknown = names.filter((name) => !slugs.includes(name));
    if (unknown.length > 0)
      throw new InvalidArgumentError(
        `There is no scene "${unknown.join('", "')}". The scenes are: ${slugs.join(', ')}.`,
      );
    const [name] = names;
    if (preview !== undefined && (names.length !== 1 || !name))
      throw new InvalidArgumentError('--preview needs exactly one name.');
    if (!name && !all && !stale)
      throw new InvalidArgumentError('Name the pictures to render, or use --stale or --all.');
    const { findStale, renderMany, savePreview } = await import('../output/render.ts');
    if (preview !== undefined && name) return savePreview(name, preview);
    const chosen = all ? slugs : stale ? await findStale() : names;
    if (chosen.length === 0) console.log('All pictures are up to date.');
    return renderMany(chosen);
  });

if (import.meta.main) await runCommand(renderCommand);
