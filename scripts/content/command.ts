import { Argument, createCommand, InvalidArgumentError } from '../../shared-commands/src/index.ts';
import { isCalendarDate, todayInAlmaty } from '../../shared-dates/src/index.ts';
import { KINDS } from './kinds.ts';

const NAMES = ['facts', 'tips'] as const;

/** @throws InvalidArgumentError when a text is no day of the calendar. */
function parseDay(text: string): string {
  if (!isCalendarDate(text)) throw new InvalidArgumentError('Write a day as yyyy-MM-dd, such as 2027-05-01.');
  return text;
}

/** Creates the family `content`, which is for editors. */
export function createContentCommand() {
  const family = createCommand(
    'npm run -s content --',
    `Checks, publishes and edits what the guide says: the trip tips, and the facts of the catalogue (docs/editors.md).`,
  );
  const kind = () => new Argument('[kind]', 'both unless given').choices(NAMES);
  const list = (name: (typeof NAMES)[number] | undefined) => (name ? [name] : NAMES);

  family
    .command('check')
    .description('Checks all files as a build does; for each mistake it prints file, field, and what to write instead.')
    .addArgument(kind())
    .action(async (name) => {
      for (const each of list(name)) console.log((await KINDS[each].load()).check());
    });

  family
    .command('due')
    .description(
      `Lists the tips that nobody has checked yet, and the tips and facts whose review day has come. Compare each with its
sources, then set the field lastChecked of a tip, or the fields checkedOn and reviewBy of a fact.`,
    )
    .addArgument(kind())
    .option('--on <day>', 'lists what is due on that day; today unless given', parseDay)
    .action(async (name, { on = todayInAlmaty() }) => {
      for (const each of list(name)) console.log((await KINDS[each].load()).listDue(on).join('\n'));
    });

  family
    .command('publish')
    .description(
      `Checks, builds and publishes one kind of content, and nothing else. Visitors get the change five seconds later, at the
latest with their second page.`,
    )
    .addArgument(new Argument('<kind>', 'what to publish').choices(NAMES))
    .option(
      '--to <place>',
      "the folder of wrangler's local buckets (.wrangler/state, which npm start uses, unless given), or staging or production for the real bucket, which needs CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID and, for the tips, PUBLIC_TIPS_REPOSITORY in the environment",
    )
    .action(async (name, { to }) => (await import('./publish.ts')).publishContent(name, to));

  family
    .command('edit')
    .description(
      `Starts the editor of the trip tips and the access files for this working copy, with the site beside it, until Ctrl-C.
What you save is written to mfe-trip-tips/src/content, or to mfe-catalogue/src/content/access. To see it on the site, publish
it. If the site of this working copy is already running, only the editor is started. PORT=4000 before the command chooses
another port than 3000.`,
    )
    .action(async () => (await import('./edit.ts')).editContent());

  return family;
}
