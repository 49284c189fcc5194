import { InvalidArgumentError } from '@almaty/commands';
import type { Arguments } from './arguments.ts';
import { getInstanceName, listInstanceFiles, readText } from './files.ts';
import { readInstance } from './read-instance.ts';
import { getReferenceKey, type Reference, readReferences } from './references.ts';
import { type Entry, formatEntry, formatSummary, summarize } from './report.ts';
import { runInstance, runLong } from './run-instance.ts';
import { toProblem } from './to-problem.ts';

/** Reads the instances before the first run, so that a broken file costs no waiting. */
function readFiles(args: Arguments) {
  const files = listInstanceFiles(args.paths, args.classes);
  if (files.length === 0) throw new InvalidArgumentError('There is no instance file at the paths given.');
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

/**
 * Runs the benchmark and prints it.
 *
 * @returns whether every route keeps the rules, and no score is above a proven optimum.
 * @throws Error when a file cannot be used.
 */
export function runBenchmark(args: Arguments): boolean {
  const results = runAll(args);
  const summary = summarize(results);
  console.log(args.isJson ? JSON.stringify({ results, summary }, null, 2) : formatSummary(summary));
  return summary.errors.length === 0;
}
