import type { RunWrangler } from './wrangler.ts';

/** An account that knows the commands of wrangler which the bootstrap uses, with the texts of wrangler 4. */
export type FakeAccount = {
  wrangler: RunWrangler;
  /** The commands that changed something. */
  changes: string[];
  secrets: Record<string, Record<string, string>>;
  /** Output with which the next command that contains a text fails. */
  failures: Map<string, string>;
};

const done = (stdout: string) => ({ isOk: true, stdout, output: stdout });
const failed = (output: string) => ({ isOk: false, stdout: '', output });

/** Creates an account without anything. */
export function createFakeAccount(): FakeAccount {
  const names = { bucket: new Set<string>(), queue: new Set<string>(), database: new Set<string>() };
  const account: FakeAccount = { wrangler: run, changes: [], secrets: {}, failures: new Map() };

  function run(args: readonly string[], input = '') {
    const line = args.join(' ');
    for (const [text, output] of account.failures)
      if (line.includes(text)) {
        account.failures.delete(text);
        return failed(output);
      }
    const [, , third = '', fourth = ''] = args;
    if (line.startsWith('r2 bucket info'))
      return names.bucket.has(fourth) ? done('{}') : failed('The specified bucket does not exist. [code: 10006]');
    if (line.startsWith('queues info'))
      return names.queue.has(third) ? done('') : failed(`Queue "${third}" does not exist. To create it, run: …`);
    if (line.startsWith('d1 list'))
      return done(JSON.stringify([...names.database].map((name) => ({ name, uuid: `id-of-${name}` }))));
    const worker = `${args.at(-1)?.split('/')[0]}-${args.at(-3)}`;
    if (line.startsWith('secret list')) {
      const secrets = account.secrets[worker];
      if (!secrets) return failed(`Worker "${worker}" (env: ${args.at(-3)}) not found.\n\nIf this is a new Worker, …`);
      return done(JSON.stringify(Object.keys(secrets).map((name) => ({ name, type: 'secret_text' }))));
    }
    account.changes.push(line);
    if (line.startsWith('r2 bucket create')) names.bucket.add(fourth);
    else if (line.startsWith('queues create')) names.queue.add(third);
    else if (line.startsWith('d1 create')) names.database.add(third);
    else if (line.startsWith('secret bulk'))
      account.secrets[worker] = { ...account.secrets[worker], ...JSON.parse(input) };
    else return failed(`Unknown command: ${line}`);
    return done('');
  }
  return account;
}
