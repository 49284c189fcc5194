import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { getClass } from './report.ts';

/** Instances are called by letters and a number; the other texts of a folder describe the formats. */
const INSTANCE_FILE = /^[a-z]+\d+\.txt$/i;

/** The instance files of files and folders, by name. */
export function listInstanceFiles(paths: readonly string[], classes: readonly string[] | undefined): string[] {
  return paths
    .flatMap((entry) =>
      statSync(entry).isDirectory()
        ? readdirSync(entry)
            .filter((file) => INSTANCE_FILE.test(file))
            .sort()
            .map((file) => path.join(entry, file))
        : [entry],
    )
    .filter((file) => !classes || classes.includes(getClass(path.basename(file))));
}

export const readText = (file: string): string => readFileSync(file, 'utf8');

export const getInstanceName = (file: string): string => path.basename(file, path.extname(file));
