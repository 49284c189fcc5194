import { Argument, createCommand, InvalidArgumentError } from '../../shared-commands/src/index.ts';
import { isCalendarDate, todayInAlmaty } from '../../shared-dates/src/index.ts';
import { KINDS } from './kinds.ts';

const NAMES = ['catalogue', 'tips'] as const;

/** @throws InvalidArgumentError when a text is no day of the calendar. */
function parseDay(text: string): string {
  if (!isCalendarDate(text)) throw new InvalidArgumentError('Write a day as yyyy-MM-dd, such as 2027-05-01.');
  return text;
}

/** Creates the family `content`, which is for editors. */
export function createContentCommand() {
  const family = createCommand(
    'npm run -s content --',
    `Checks, publishes and edits what the guide says: the catalogue and the trip tips (docs/editors.md).`,
  );
  const part = () => new Argument('[part]', 'both unless given').choices(NAMES);
  const list = (name: (typeof NAMES)[number] | undefined) => (name ? [name] : NAMES);

  family
    .command('check')
    .description(
      'Checks all files as a build does; for each mistake it prints file, line, field, and what to write instead.',
    )
    .addArgument(part())
    .action(async (name) => {
      for (const each of list(name)) console.log(await (await KINDS[each].load()).check());
    });

  family
    .command('due')
    .description(
      `Lists what somebody has to do: notices, hours, fees and tips whose review day has come, tips that nobody has checked,
texts that nobody has written or translated, translations whose English has changed, and entries that have a plain poster
for a picture.`,
    )
    .addArgument(part())
    .option('--on <day>', 'lists what is due on that day; today unless given', parseDay)
    .action(async (name, { on = todayInAlmaty() }) => {
      for (const each of list(name)) console.log((await KINDS[each].load()).listDue(on).join('\n'));
    });

  family
    .command('publish')
    .description(
      `Checks, builds and publishes one part of the content, and nothing else. Visitors get the change five seconds later, at the
latest with their second page.`,
    )
    .addArgument(new Argument('<part>', 'what to publish').choices(NAMES))
    .option(
      '--to <place>',
      "the folder of wrangler's local buckets (.wrangler/state, which npm start uses, unless given), or staging or production for the real bucket, which needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment",
    )
    .action(async (name, { to }) => (await import('./publish.ts')).publishContent(name, to));

  family
    .command('edit')
    .description(
      `Starts the site of this working copy with the editor of all content, until Ctrl-C. In the editor choose this folder: what
you save is written to mfe-catalogue/content and mfe-trip-tips/content. To see it on the site, publish it. PORT=4000 before
the command chooses another port than 3000.`,
    )
    .action(async () => (await import('./edit.ts')).editContent());

  const create = family.command('new').description(
    `Writes the file of a new entry, which is valid at once: estimates and texts to be written stand for what nobody knows
yet, and a plain poster for its picture. "content due" lists them.`,
  );

  for (const kind of ['location', 'activity'] as const)
    create
      .command(kind)
      .description(`Writes a new ${kind} of the catalogue, with the next free number.`)
      .addArgument(new Argument('<name>', 'its English name, in quotes'))
      .action(async (name) => {
        const { createEntry } = await import('../../mfe-catalogue/build/commands/new-entry.ts');
        console.log(`Written: ${createEntry(kind, name)}`);
      });

  create
    .command('tip')
    .description('Writes a new tip at the end of a section of the page Plan your trip.')
    .addArgument(new Argument('<name>', 'its English title, in quotes'))
    .requiredOption('--section <section>', 'the section, such as money')
    .action(async (name, { section }) => {
      const { createTip } = await import('../../mfe-trip-tips/build/commands/new-tip.ts');
      console.log(`Written: ${createTip(name, section)}`);
    });

  const geo = family.command('geo').description('Writes what maps are drawn from (docs/maps.md).');

  geo
    .command('tiles')
    .description('Writes the tiles of the exact map, content/geo/region.pmtiles of the catalogue, from its geodata.')
    .action(async () =>
      console.log((await import('../../mfe-catalogue/build/commands/geo-tiles.ts')).writeRegionTiles()),
    );

  const translate = family
    .command('translate')
    .description(
      'Says which texts of the site are translated, and whether their English has changed since (docs/translating).',
    );

  translate
    .command('status')
    .description(
      'Counts the texts of each package: those that are translated, those to compare again, and those to translate.',
    )
    .action(async () => console.log((await import('./translations.ts')).describeStatus().join('\n')));

  translate
    .command('list')
    .description('Lists the texts to translate, and the translations to compare with an English text that has changed.')
    .action(async () => console.log((await import('./translations.ts')).listDue().join('\n')));

  translate
    .command('done')
    .description('Records that translations say what the English texts say. Compare them before: nothing else does.')
    .argument('[file]', 'the file whose translations were compared; all files unless given')
    .action(async (file) => console.log((await import('./translations.ts')).recordDone(file)));

  return family;
}
