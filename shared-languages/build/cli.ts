import { globSync } from 'node:fs';
import path from 'node:path';
import { compileMessages } from './compile-messages.ts';

// Compiles the messages of every package, once after each installation (package.json, "prepare").
const workspace = path.resolve(import.meta.dirname, '../..');
for (const file of globSync('*/messages/en.json', { cwd: workspace })) {
  try {
    compileMessages(path.join(workspace, path.dirname(path.dirname(file))));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
