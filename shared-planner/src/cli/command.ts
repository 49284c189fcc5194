import { createCommand, Option } from '@almaty/commands';
import { Pace } from '../schema/plan-request.ts';

/** What can be printed instead of the text. */
const OUTPUTS = ['text', 'json', 'ics', 'gpx', 'check'] as const;

/** One of the options that exclude each other. */
const output = (name: (typeof OUTPUTS)[number], description: string) =>
  new Option(`--${name}`, description).conflicts(OUTPUTS.filter((other) => other !== name));

export const planCommand = createCommand('node shared-planner/src/cli.ts', 'Makes a plan from a request.')
  .argument(
    '<request.json>',
    [
      `{"start_date": "2027-06-12", "end_date": "2027-06-14", "locations": [4, 5], "activities": [2]}; it may have`,
      `"preferences": {"pace", "transport": "car" | "4x4" | "driver" | "public", "dayStart", "arrival" and "departure": {"gateway", "time"}, "people": {"adults", "children": [ages]}, "mustHaves": [{"kind", "id"}], "bookings": [{"title", "date", "start", "minutes", "locationId"}]}, "variants": [{"locationId", "minutes"}], "locks", "previous", "reference", "today"`,
    ].join(' '),
  )
  .option(
    '--data <planning.json>',
    "planning data; without it that of the catalogue's last build. Names are read from the file catalogue.json beside it",
  )
  .option('--plan <plan.json>', 'a plan to print or check instead of making one')
  .addOption(new Option('--pace <pace>', 'instead of the pace of the request').choices(Pace.options))
  .addOption(output('text', 'the plan for reading, which is printed unless something else is asked for'))
  .addOption(output('json', 'the plan as data'))
  .addOption(output('ics', 'for calendars'))
  .addOption(output('gpx', 'for maps'))
  .addOption(output('check', 'verifies the plan against all rules; ends with 1 when it breaks one'))
  .action(async (request, { data, plan, pace, ...options }) => {
    const { writePlan } = await import('./write-plan.ts');
    const output = OUTPUTS.find((name) => name in options) ?? 'text';
    const { text, isBroken } = writePlan({ request, data, plan, pace, output }, new Date());
    console.log(text);
    if (isBroken) process.exitCode = 1;
  });
