import { readContent } from '../checking/read-content.ts';
import { optionsOf, run } from './command-line.ts';

optionsOf(
  `Checks all tips as a build would: which file, line and field is wrong, and what to write instead.

  pnpm tips:check`,
);

await run(() => console.log(`${readContent().length} files, and all can be published`));
