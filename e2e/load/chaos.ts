import { parseArgs } from 'node:util';
import { runChaos } from './chaos/chaos.ts';

const USAGE = `Sends requests while the database, the queue, the mail server and the processes fail at random, and counts
what a mail server received by Message-ID. It takes about half an hour.

  node e2e/load/chaos.ts [--requests 2000] [--seed 1] [--kills 10]`;

/** @throws TypeError when the arguments cannot be used. */
function parseNumbers() {
  const options = {
    requests: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    kills: { type: 'string', default: '10' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { help, ...numbers } = parseArgs({ options }).values;
  for (const [name, text] of Object.entries(numbers))
    if (!/^\d{1,6}$/.test(text)) throw new TypeError(`--${name} needs a number, and not ${text}`);
  return { isHelp: help, requests: Number(numbers.requests), seed: Number(numbers.seed), kills: Number(numbers.kills) };
}

try {
  const { isHelp, ...options } = parseNumbers();
  if (isHelp) console.log(USAGE);
  else if (await runChaos({ ...options, hasFaults: true })) console.log('Every email was received exactly once.');
  else {
    console.error('FAILED: an email was lost or doubled.');
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
