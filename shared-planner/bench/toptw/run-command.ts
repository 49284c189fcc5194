import { ArgumentError, type Arguments, readArguments, USAGE } from './arguments.ts';
import { getInstanceName, listInstanceFiles, readText } from './files.ts';
import { readInstance } from './read-instance.ts';
import { getReferenceKey, type Reference, readReferences } from './references.ts';
import { type Entry, formatEntry, formatSummary, summarize } from './report.ts';
import { runInstance, runLong } from './run-instance.ts';
import { toProblem } from './to-problem.ts';

/** Writes a text and a line end. */
type Print = (text: string) => void;

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

function runAll(args: Arguments, print: Print): Entry[] {
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
      if (!args.isJson) print(formatEntry(entry));
    }
  }
  return entries;
}

function runBenchmark(args: Arguments, print: Print): number {
  const results = runAll(args, print);
  const summary = summarize(results);
  print(args.isJson ? JSON.stringify({ results, summary }, null, 2) : formatSummary(summary));
  return summary.errors.length > 0 ? 1 : 0;
}

/**
 * Runs the benchmark as the command line asks for it.
 *
 * @param argv the arguments, without the names of program and file.
 * @returns the exit code: 0 all is well, 1 the results are wrong, 2 the arguments or files are wrong.
 */
export function runCommand(argv: readonly string[], print: Print, printError: Print): number {
  try {
    const args = readArguments(argv);
    if (!args.isHelp) return runBenchmark(args, print);
    print(USAGE);
    return 0;
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    if (error instanceof ArgumentError) printError('Try --help.');
    return 2;
  }
}
