import { ArgumentError, type Arguments, readArguments, USAGE } from './toptw/arguments.ts';
import { getInstanceName, listInstanceFiles, readText } from './toptw/files.ts';
import { readInstance } from './toptw/read-instance.ts';
import { getReferenceKey, type Reference, readReferences } from './toptw/references.ts';
import { type Entry, formatEntry, formatSummary, summarize } from './toptw/report.ts';
import { runInstance, runLong } from './toptw/run-instance.ts';
import { toProblem } from './toptw/to-problem.ts';

/** Reads the instances before the first run, so that a broken file costs no waiting. */
function readFiles(args: Arguments) {
  const files = listInstanceFiles(args.paths, args.classes);
  if (files.length === 0) throw new ArgumentError('there is no instance file at the paths given');
  const instances = files.map((file) => {
    try {
      return readInstance(getInstanceName(file), readText(file));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  });
  const references = args.reference ? readReferences(readText(args.reference)) : new Map<string, Reference>();
  return { instances, references };
}

function runAll(args: Arguments): Entry[] {
  const { instances, references } = readFiles(args);
  const entries: Entry[] = [];
  for (const instance of instances) {
    for (const days of args.days) {
      const problem = toProblem(instance, days);
      const run = runInstance(problem, args);
      const reference = args.compareLong
        ? { best: Math.max(run.score, runLong(problem, args.seed, run.iterations * args.compareLong)) }
        : references.get(getReferenceKey(instance.name, days));
      const entry = { instance: instance.name, days, reference, ...run };
      entries.push(entry);
      if (!args.isJson) console.log(formatEntry(entry));
    }
  }
  return entries;
}

function main(): number {
  const args = readArguments(process.argv.slice(2));
  if (args.isHelp) {
    console.log(USAGE);
    return 0;
  }
  const results = runAll(args);
  const summary = summarize(results);
  console.log(args.isJson ? JSON.stringify({ results, summary }, null, 2) : formatSummary(summary));
  return summary.errors.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof ArgumentError) console.error('\nTry --help.');
  process.exitCode = 2;
}
