import { readContent } from '../validation/read-content.ts';
import { parseOptions, runCommand } from './command-line.ts';

const USAGE = `Checks the files of all trip tips as a build does. For each mistake it prints the file, the line, the field,
and what to write instead.

  pnpm tips:check`;

parseOptions(USAGE);

await runCommand(() => console.log(`All ${readContent().length} content files are valid`));
