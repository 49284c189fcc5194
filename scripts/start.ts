import { buildChanged } from './build.ts';
import { assertPortIsFree, migrate, publishRemotes, serve, stop, untilReady } from './stack.ts';

const STATE = '.wrangler/state';
const began = performance.now();
const say = (text: string) => console.log(`[start] ${((performance.now() - began) / 1000).toFixed(1)} s  ${text}`);

function portFromEnvironment(): number {
  const text = process.env.PORT ?? '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT=${text} is no port: use 1 to 65535`);
  return port;
}

async function start() {
  const port = portFromEnvironment();
  await assertPortIsFree(port);
  say('building the shell and the three remotes');
  const built = await buildChanged();
  say(built.length > 0 ? `built ${built.join(', ')}` : 'nothing changed since the last build');
  say('publishing the remotes into their local buckets');
  for (const line of await publishRemotes(STATE)) say(line);
  say('migrating the local database');
  await migrate(STATE);
  say('starting wrangler');
  const server = serve(STATE, port);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(server));
  server.on('exit', (code) => process.exit(code ?? 0));
  await untilReady(server, port);
  say(`ready

  site       http://localhost:${port}
  remotes    http://localhost:${port}/_mfe/<remote>/<version>/
  API        http://localhost:${port}/api/health
  mail       http://localhost:${port}/cdn-cgi/local/explorer/email/sending?worker=api-function

  Ctrl-C ends it.`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
