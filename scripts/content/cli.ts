import { runCommand } from '../../shared-commands/src/index.ts';
import { createContentCommand } from './command.ts';

const command = createContentCommand();
// What the commands import has messages, which may have changed since they were compiled.
command.hook('preAction', async () => (await import('../../shared-languages/build/compile-all.ts')).compileAll());
await runCommand(command);
