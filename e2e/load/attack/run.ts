import { markdownTable } from 'markdown-table';
import { createReporter } from '../../../scripts/reporter.ts';
import { prepareState } from '../../stack/prepared-state.ts';
import { NO_LIMITS } from '../post-request.ts';
import type { Attack, Finding } from './attack.ts';
import { boundedWork } from './bounded-work.ts';
import { createFloodAttacks } from './flood.ts';
import { held } from './held.ts';
import { links } from './links.ts';
import { mail } from './mail.ts';
import { reports } from './reports.ts';
import { testedAttacks } from './run-tests.ts';
import { supplyChain } from './supply-chain.ts';
import { startTarget } from './target.ts';
import { words } from './words.ts';

/** What the command was asked for. */
type Arguments = { requests: number; only: readonly string[]; isJson: boolean };
/** Twice what all attacks take: what is left after that is not tried, and not held. */
const MAX_MINUTES = 20;
const NOT_TRIED: Finding = { seen: `not tried within ${MAX_MINUTES} minutes`, held: false };

type Line = Pick<Attack, 'id' | 'name' | 'expected'> & Finding & { seconds: number };

const isChosen = (id: string, only: readonly string[]) =>
  only.length === 0 || only.some((one) => id === one || id.startsWith(`${one}.`));

const countMinutes = () => performance.now() / 60_000;

/** Tries an attack; one that throws was not held. */
const attempt = async <Site>(run: Attack<Site>['run'], site: Site): Promise<Finding> =>
  countMinutes() < MAX_MINUTES
    ? run(site).catch((error): Finding => ({ seen: String(error), held: false }))
    : NOT_TRIED;

/** Runs attacks on a site, one after the other. */
async function runAll<Site>(
  report: (text: string) => void,
  attacks: readonly Attack<Site>[],
  start: () => Promise<Site>,
  stop: (site: Site) => Promise<void>,
) {
  const lines: Line[] = [];
  if (attacks.length === 0) return lines;
  const site = await start();
  for (const { id, name, expected, run } of attacks) {
    const startedAt = performance.now();
    const finding = await attempt(run, site);
    const seconds = (performance.now() - startedAt) / 1000;
    lines.push({ id, name, expected, ...finding, seconds });
    report(`${id} ${finding.held ? 'held' : 'NOT HELD'} (${seconds.toFixed(0)} s): ${finding.seen}`);
  }
  await stop(site);
  return lines;
}

const byId = (a: Line, b: Line) => a.id.localeCompare(b.id, 'en', { numeric: true });

const HEADINGS = ['id', 'attack', 'expected', 'seen', 'held'];
const toRow = ({ id, name, expected, seen, held }: Line) =>
  [id, name, expected, seen, held ? 'yes' : 'NO'].map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' '));

/**
 * Runs the attacks that were asked for, and prints what each found.
 *
 * @returns whether all were held.
 * @throws Error when there is no attack with an id.
 */
export async function runAttacks({ requests, only, isJson }: Arguments): Promise<boolean> {
  const choose = <Site>(attacks: readonly Attack<Site>[]) => attacks.filter(({ id }) => isChosen(id, only));
  const onSite = [...boundedWork, ...reports, ...links, ...words, ...held, ...mail];
  const flood = createFloodAttacks(requests);
  const ids = [...supplyChain, ...testedAttacks, ...onSite, ...flood].map(({ id }) => id);
  const unknown = only.find((one) => !ids.some((id) => isChosen(id, [one])));
  if (unknown) throw new Error(`There is no attack ${unknown}: choose from ${ids.toSorted().join(' ')}`);
  // JSON is alone on the output.
  const report = isJson ? () => {} : createReporter('attack');
  report('building and publishing the site');
  await prepareState();
  const nothing = async () => null;
  const lines = [
    ...(await runAll(report, choose([...supplyChain, ...testedAttacks]), nothing, async () => {})),
    ...(await runAll(
      report,
      choose(onSite),
      () => startTarget('attack', NO_LIMITS),
      ({ stop }) => stop(),
    )),
    ...(await runAll(
      report,
      choose(flood),
      () => startTarget('flood', {}),
      ({ stop }) => stop(),
    )),
  ].toSorted(byId);
  console.log(isJson ? JSON.stringify(lines, null, 2) : markdownTable([HEADINGS, ...lines.map(toRow)]));
  const lost = lines.filter((line) => !line.held).length;
  report(`${lines.length} attacks, ${lost} not held, ${countMinutes().toFixed(1)} minutes`);
  return lost === 0;
}
