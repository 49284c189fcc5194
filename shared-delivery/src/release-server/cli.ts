import { createCommand, runCommand } from '@almaty/commands';

export const serveCommand = createCommand(
  'npm run serve',
  `Builds the remote of this folder whenever its sources change, and serves the build to the preview of the local site, while
npm start runs elsewhere. Run it in the folder of a remote.`,
).action(async () => (await import('./serve.ts')).serve());

if (import.meta.main) await runCommand(serveCommand);
