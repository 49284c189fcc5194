import { runCommandLine } from './cli/run.ts';

const { status, stdout, stderr } = runCommandLine(process.argv.slice(2), new Date());
if (stdout) console.log(stdout);
if (stderr) console.error(stderr);
process.exitCode = status;
