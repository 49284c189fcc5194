import { globSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runCommandLine } from '../src/cli/run.ts';

/** Requests as JSON, each with its plan as text beside it. */
const EXAMPLES = join(import.meta.dirname, '../../docs/planner/examples');

for (const request of globSync(join(EXAMPLES, '*.json')).sort()) {
  const { status, stdout, stderr } = runCommandLine([request, ...process.argv.slice(2)], new Date());
  if (status === 0) writeFileSync(request.replace(/\.json$/, '.txt'), stdout);
  console.log(`${relative(process.cwd(), request)}: ${status === 0 ? 'written' : stderr}`);
  process.exitCode ||= status;
}
