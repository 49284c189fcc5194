import { createCommand, Option, runCommand } from '@almaty/commands';

export const serveCommand = createCommand(
  'npm run serve --',
  `Builds the remote of this folder whenever its sources change, and serves the build to the preview of the local site, while
npm start runs elsewhere. Run it in the folder of a remote.`,
)
  .addOption(
    new Option(
      '--in <environment>',
      'to the preview of a deployed site instead, through a tunnel (CONTRIBUTING.md)',
    ).choices(['staging']),
  )
  .action(async (options) => (await import('./serve.ts')).serve(options.in === 'staging'));

if (import.meta.main) await runCommand(serveCommand);
