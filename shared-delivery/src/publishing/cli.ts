import { withBucket } from './bucket.ts';
import { parseCommandLine, USAGE, UsageError } from './command-line.ts';
import { describeError } from './describe-error.ts';
import { runAction } from './run-action.ts';

const args = process.argv.slice(2);
if (args.length === 1 && args[0] === '--help') {
  console.log(USAGE);
  process.exit();
}
try {
  const command = parseCommandLine(args, process.env);
  for (const remote of command.remotes) {
    const { data, lines } = await withBucket(command.target, remote, (bucket) => runAction(bucket, remote, command));
    console.log(command.isJson ? JSON.stringify({ remote, ...data }) : lines.join('\n'));
  }
} catch (error) {
  if (error instanceof UsageError)
    console.error(`${error.message}\nThe commands and options: npm run -s release -- --help`);
  else console.error(describeError(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
