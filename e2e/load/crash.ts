import { runChaos } from './chaos/chaos.ts';

const USAGE = `Sends 300 requests while all processes are killed three times, and counts what a mail server received by
Message-ID. It takes about three minutes. With every other fault too: node e2e/load/chaos.ts

  node e2e/load/crash.ts`;

const [argument] = process.argv.slice(2);
if (argument === '--help' || argument === '-h') console.log(USAGE);
else if (argument) {
  console.error(`This command takes no arguments, but got ${argument}.\n\n${USAGE}`);
  process.exitCode = 2;
} else if (await runChaos({ requests: 300, seed: 1, kills: 3, hasFaults: false }))
  console.log('Every email was received exactly once.');
else {
  console.error('FAILED: an email was lost or doubled.');
  process.exitCode = 1;
}
