import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Command, runCommand } from '@almaty/delivery/commands';
import { locationFacts } from '../content/facts/index.ts';
import { locations } from '../content/locations.ts';
import { growLocations } from '../growth/grow-locations.ts';
import { writeWorkspace } from '../growth/write-workspace.ts';

const DEFAULT_COUNT = 3200;
const MAX_COUNT = 50_000;

function parseCount(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < locations.length || count > MAX_COUNT)
    throw new Error(`--locations ${text}: write a number from ${locations.length} to ${MAX_COUNT}`);
  return count;
}

export const growCommand: Command<'locations' | 'into'> = {
  usage: `Writes a workspace with a large catalogue, to measure how the site grows. The locations are copies of those of
this one, with other names, positions and texts; the same number gives the same catalogue. Nothing here is changed.

  node mfe-catalogue/src/commands/grow.ts --into <folder> [--locations <number>]

  --into        a folder that does not exist yet, or is empty; outside of git
  --locations   how many locations at least, ${DEFAULT_COUNT} unless given

Then build it with "npx rsbuild build" in <folder>/mfe-catalogue.`,
  options: ['locations', 'into'],
  run({ locations: text = String(DEFAULT_COUNT), into }, print) {
    const count = parseCount(text);
    if (!into) throw new Error('Name the folder to write into: --into <folder>');
    const folder = path.resolve(into);
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new Error(`--into ${into}: there are files already: name another folder`);
    const originals = locations.flatMap((location) => {
      const facts = locationFacts[location.slug];
      return facts ? [{ location, facts }] : [];
    });
    const grown = growLocations(originals, count);
    writeWorkspace(folder, grown);
    print(`${grown.length} locations in ${path.join(folder, 'mfe-catalogue')}`);
  },
};

if (import.meta.main) process.exitCode = runCommand(growCommand);
