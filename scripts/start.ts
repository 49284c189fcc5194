import { portFromEnvironment, runCommand, startSite, stepTeller } from './site.ts';

const USAGE = `Builds, publishes, migrates, and serves the site on http://localhost:3000, until Ctrl-C.

  npm start              PORT=4000 npm start for another port`;

runCommand(USAGE, async () => {
  const say = stepTeller('start');
  const port = portFromEnvironment();
  await startSite(port, say);
  say(`ready

  site       http://localhost:${port}
  remotes    http://localhost:${port}/_mfe/<remote>/<version>/
  API        http://localhost:${port}/api/health
  mail       http://localhost:${port}/cdn-cgi/local/explorer/email/sending?worker=api-function

  Ctrl-C ends it.`);
});
