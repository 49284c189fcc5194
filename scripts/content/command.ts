import {
  Argument,
  createCommand,
  InvalidArgumentError,
  Option,
  parseInteger,
} from '../../shared-commands/src/index.ts';
import { isCalendarDate, todayInAlmaty } from '../../shared-dates/src/index.ts';
import { KINDS } from './kinds.ts';

const NAMES = ['catalogue', 'tips'] as const;

/** @throws InvalidArgumentError when a text is no day of the calendar. */
function parseDay(text: string): string {
  if (!isCalendarDate(text)) throw new InvalidArgumentError('Write a day as yyyy-MM-dd, such as 2027-05-01.');
  return text;
}

/** @throws InvalidArgumentError when a text cannot be a part of an address. */
function parseId(text: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text))
    throw new InvalidArgumentError('Write small Latin letters, digits and hyphens, such as kolsay-lakes.');
  return text;
}

/** @throws InvalidArgumentError unless a text consists of whole numbers between commas. */
const parseNumbers = (text: string): number[] => text.split(',').map(parseInteger(1, Number.MAX_SAFE_INTEGER));

/** How a trail is walked -> how the geodata says it. */
const SHAPES = { 'out-and-back': 'out_and_back', 'one-way': 'one_way', loop: 'loop' } as const;
const SHAPE_NAMES = ['out-and-back', 'one-way', 'loop'] as const;

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

  const imports = geo
    .command('import')
    .description(
      'Imports lines into what maps are drawn from, most of them of OpenStreetMap. Gaps and branches are named and never bridged.',
    );
  const file = (kinds: string) => new Argument('<file>', kinds);
  const read = () =>
    new Option('--read <day>', 'the day on which the file was made or downloaded')
      .argParser(parseDay)
      .makeOptionMandatory();
  const relation = () =>
    new Option('--relation <id>', 'the relation, in an .osm file')
      .argParser(parseInteger(1, Number.MAX_SAFE_INTEGER))
      .conflicts('way');
  const way = () =>
    new Option('--way <ids>', 'the ways in their order, with commas, in an .osm file').argParser(parseNumbers);

  imports
    .command('trail')
    .description(
      `Imports the line of a trail: of relations and ways of OpenStreetMap, of a GPX track, or of GeoJSON. A line with the same id is
replaced. Heights are those of the file, or none. When anything is wrong, nothing is written.`,
    )
    .addArgument(file('an .osm (XML), .gpx or .geojson file'))
    .requiredOption('--id <id>', 'the name of the trail in the geodata, such as kolsay-lakes', parseId)
    .requiredOption('--location <slug>', 'the location whose page shows it, by the name of its file')
    .addOption(read())
    .option('--nearby', 'for a walk that only leads past the location: it is described, and has no map')
    .addOption(
      new Option('--shape <shape>', 'how it is walked; a closed line is a loop by itself').choices(SHAPE_NAMES),
    )
    .option('--reverse', 'for a line that runs towards the start of the walk')
    .addOption(relation())
    .addOption(way())
    .option('--line <number>', 'which one, in a .gpx or .geojson file with several', parseInteger(1, 1000))
    .option('--source <text>', 'whose the line is, for a .gpx or .geojson file')
    .addOption(
      new Option(
        '--licence <licence>',
        'for a .gpx or .geojson file: ODbL-1.0 if it is of OpenStreetMap, CC0-1.0 if its owner lets everybody use it',
      ).choices(['ODbL-1.0', 'CC0-1.0'] as const),
    )
    .action(async (name, { shape, ...options }) => {
      const { importTrail } = await import('../../mfe-catalogue/build/commands/geo-import.ts');
      console.log(importTrail(name, { ...options, shape: shape && SHAPES[shape] }));
    });

  imports
    .command('road')
    .description(
      `Imports the line of a road between two places of content/roads.yml: what of the relation or the ways is between them. One
between the same places is replaced.`,
    )
    .addArgument(file('an .osm (XML) file'))
    .requiredOption('--from <place>', 'one end, by its id in content/roads.yml, such as kokpek')
    .requiredOption('--to <place>', 'the other end')
    .addOption(read())
    .addOption(relation())
    .addOption(way())
    .action(async (name, options) =>
      console.log((await import('../../mfe-catalogue/build/commands/geo-import-ground.ts')).importRoad(name, options)),
    );

  imports
    .command('lake')
    .description('Imports the shore of a lake, with its islands. One of the same relation or ways is replaced.')
    .addArgument(file('an .osm (XML) file'))
    .addOption(read())
    .addOption(relation())
    .addOption(way())
    .action(async (name, options) =>
      console.log((await import('../../mfe-catalogue/build/commands/geo-import-ground.ts')).importLake(name, options)),
    );

  imports
    .command('street')
    .description('Imports a street by its ways, each a line by itself. One with the same name is replaced.')
    .addArgument(file('an .osm (XML) file'))
    .addOption(read())
    .addOption(relation())
    .addOption(way())
    .action(async (name, options) =>
      console.log(
        (await import('../../mfe-catalogue/build/commands/geo-import-ground.ts')).importStreet(name, options),
      ),
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
