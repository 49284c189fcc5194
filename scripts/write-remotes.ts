import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCommand, runCommand } from '../shared-commands/src/index.ts';
import { findStaleFiles } from './remotes/derived-files.ts';

const ROOT = path.dirname(import.meta.dirname);

const writeCommand = createCommand(
  'node scripts/write-remotes.ts',
  `Writes what workflows, CODEOWNERS and the configurations of both Workers say of each remote, from the list in
shared-delivery/src/schema/remotes.ts.`,
).action(() => {
  for (const [file, text] of findStaleFiles(ROOT)) {
    writeFileSync(path.join(ROOT, file), text);
    console.log(`Written: ${file}`);
  }
});

await runCommand(writeCommand);
