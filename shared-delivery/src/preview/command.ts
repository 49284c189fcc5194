import { readFileSync, statSync } from 'node:fs';
import { createCommand, InvalidArgumentError } from '@almaty/commands';
import type * as z from 'zod/mini';
import { describePreview, Gated, type Preview, Published } from './describe-preview.ts';

/** Reads what a command has printed with --json. @throws InvalidArgumentError when a file is something else. */
function readPrinted<Output>(file: string, schema: z.ZodMiniType<Output>, command: string): Output {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new InvalidArgumentError(`${file} is not what ${command} --json prints for one remote.`);
  }
}

/** Reads what the gate says; when it printed no result, why. */
function readGate(file: string, failure: string | undefined): Preview['gate'] {
  if (failure === undefined || readFileSync(file, 'utf8').startsWith('{')) return readPrinted(file, Gated, 'gate');
  return { failure: readFileSync(failure, 'utf8') };
}

/** @throws InvalidArgumentError when a text is no address of a site. */
function parseSite(site: string): string {
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new InvalidArgumentError(`${site} is no address of a site: use https://….`);
  return new URL(site).origin;
}

export const previewCommand = createCommand(
  'node shared-delivery/src/preview/cli.ts',
  `Writes the comment on a pull request that shows a published version, as Markdown, from what publish and gate have printed.`,
)
  .requiredOption('--publish <file>', 'what publish --json has printed for one remote')
  .requiredOption('--gate <file>', 'what gate --json has printed for the same version')
  .option('--failure <file>', 'what the gate has printed as errors, for when it could not try the version')
  .requiredOption('--site <address>', 'the site that has the version', parseSite)
  .option('--screenshots <address>', 'where the screenshots of the gate are')
  .action(({ publish, gate, failure, site, screenshots }) => {
    for (const file of [publish, gate, ...(failure ? [failure] : [])])
      if (!statSync(file, { throwIfNoEntry: false })?.isFile())
        throw new InvalidArgumentError(`There is no file ${file}.`);
    const published = readPrinted(publish, Published, 'publish');
    console.log(
      describePreview({ published, gate: readGate(gate, failure), site, screenshots: screenshots || undefined }),
    );
  });
