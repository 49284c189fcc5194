import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createReporter, runCommand } from '../../scripts/run-command.ts';
import { configureApi, copyWorkspace } from '../editor/working-copy.ts';
import { prepareState } from '../stack/prepared-state.ts';
import { openDatabase, type TestStack, withStack } from '../stack/test-stack.ts';
import { createRound } from './api/measure-requests.ts';
import { createFigureCollector, type FigureCollector } from './figures/figures.ts';
import { writeApiTable } from './report/api-table.ts';
import { writeGoalTable } from './report/goal-table.ts';
import { readResults } from './report/results.ts';
import { printChanges, saveResults } from './report/write-report.ts';

const ROUNDS = 7;
const ROUND_MS = 4000;
/** One visitor shows the time that a request takes, and several what is left of it when they wait for each other. */
const VISITORS = [1, 8];

const report = createReporter('bench');

/** Creates a configuration of the API whose queue delays emails for an hour, so that none is sent meanwhile. */
function createDelayedQueueConfig(): string {
  const config = configureApi(copyWorkspace('bench-api'), {});
  const text = readFileSync(config, 'utf8');
  const delayed = text.replace(/("producers": \[\{[^}]*)\}/, '$1, "delivery_delay": 3600 }');
  if (delayed === text) throw new Error('Found no producer of a queue in api-function/wrangler.jsonc');
  writeFileSync(config, delayed);
  return config;
}

/** Counts the emails that a stack has sent. */
async function countSentEmails({ state }: TestStack): Promise<number> {
  const { value: database, close } = await openDatabase(state);
  const count = await database
    .prepare("select count(*) as count from outbox where state = 'sent'")
    .first<number>('count');
  await close();
  return count ?? 0;
}

/** Measures rounds of requests on a stack. @param subject whether their emails are sent beside them. */
async function measureStack(stack: TestStack, subject: 'emails-later' | 'emails-beside', collector: FigureCollector) {
  const runRound = createRound(stack.origin);
  for (const visitors of VISITORS) {
    // The first round only warms up.
    await runRound(visitors, ROUND_MS);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { request, 'no-op': noOp, count } = await runRound(visitors, ROUND_MS);
      collector.add('api', `${subject}-${visitors}`, 'request', request);
      collector.add('api', `${subject}-${visitors}`, 'no-op', noOp);
      report(
        `round ${round} of ${ROUNDS}, ${subject}, visitors: ${visitors}, requests: ${count}, p50 ${request.p50.toFixed(1)} ms, no-op ${noOp.p50.toFixed(1)} ms`,
      );
    }
  }
  const emails = await countSentEmails(stack);
  report(`${emails} emails were sent meanwhile`);
  if (emails > 0 !== (subject === 'emails-beside')) throw new Error(`${emails} emails were sent in ${subject}`);
}

const USAGE = `Measures itinerary requests, with p50 and p99 in milliseconds, beside requests that the API answers without doing
anything: from one visitor and from eight at a time, first with emails that are sent later, then with emails that are sent
meanwhile by the same process. It writes docs/speed.md, and takes about four minutes.

  node e2e/bench/api.ts`;

runCommand(USAGE, async () => {
  report('building and publishing the site');
  await prepareState();
  const collector = createFigureCollector();
  await withStack('bench', (stack) => measureStack(stack, 'emails-later', collector), {
    configs: ['shell/wrangler.jsonc', createDelayedQueueConfig()],
  });
  await withStack('bench', (stack) => measureStack(stack, 'emails-beside', collector));
  const measurement = {
    date: new Date().toISOString().slice(0, 10),
    runs: ROUNDS,
    cores: availableParallelism(),
    figures: collector.summarize(),
  };
  console.log(`\n${writeApiTable(measurement.figures)}\n\nGoals\n\n${writeGoalTable(measurement.figures)}\n`);
  printChanges('api', measurement, readResults().api);
  saveResults({ api: measurement });
  console.log('Written to docs/speed.md.');
});
