import { createCommand, runCommand } from '../shared-commands/src/index.ts';
import { createReporter } from './reporter.ts';

export const startCommand = createCommand(
  'npm start',
  `Builds, publishes, migrates, and serves the site on http://localhost:3000 until Ctrl-C. PORT=4000 before the command chooses
another port.`,
).action(async () => {
  const { getPort, serveSite } = await import('./serve-site.ts');
  const report = createReporter('start');
  const port = getPort();
  await serveSite(port, report);
  report(`ready

  site       http://localhost:${port}
  remotes    http://localhost:${port}/_mfe/<remote>/<version>/
  API        http://localhost:${port}/api/health
  emails     http://localhost:${port}/cdn-cgi/local/explorer/email/sending?worker=api-function

  Ctrl-C stops it.`);
});

if (import.meta.main) await runCommand(startCommand);
