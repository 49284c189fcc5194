import { createReporter, runCommand } from './run-command.ts';
import { getPort, serveSite } from './serve-site.ts';

const USAGE = `Builds, publishes, migrates, and serves the site on http://localhost:3000 until Ctrl-C.

  npm start              PORT=4000 npm start for another port`;

runCommand(USAGE, async () => {
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
