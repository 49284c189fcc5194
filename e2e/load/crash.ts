import { runCommand } from '../../scripts/run-command.ts';
import { runChaos } from './chaos/chaos.ts';

const USAGE = `Sends 300 requests while all processes are killed three times, and counts what a mail server received by
Message-ID. It takes about three minutes. With every other fault too: node e2e/load/chaos.ts

  node e2e/load/crash.ts`;

runCommand(USAGE, async () => {
  if (!(await runChaos({ requests: 300, seed: 1, kills: 3, hasFaults: false })))
    throw new Error('FAILED: an email was lost or doubled.');
  console.log('Every email was received exactly once.');
});
