import { closeSync, globSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentIssue } from '@almaty/content';
import type { LocationEntry } from '@almaty/content/catalogue';
import type { ContentFile } from '@almaty/content/node';

/** The most that an uploaded file may have, in bytes: the repository keeps it for ever. */
const MOST_MEGABYTES = 8;

/** How the files of each kind begin. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  '.jpg': ['ffd8ff'],
  '.png': ['89504e47'],
  '.webp': ['52494646'],
};

function readBeginning(file: string): string {
  const [descriptor, bytes] = [openSync(file, 'r'), Buffer.alloc(4)];
  readSync(descriptor, bytes, 0, bytes.length, 0);
  closeSync(descriptor);
  return bytes.toString('hex');
}

/** Says what is wrong with a file; undefined when nothing is. */
function describeMistake(file: string, name: string): string | undefined {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return `There is no file ${name}: upload it, or correct the name`;
  if (size > MOST_MEGABYTES * 1024 * 1024)
    return `This file has ${Math.ceil(size / 1024 / 1024)} MB: upload one of at most ${MOST_MEGABYTES} MB`;
  const isOfItsKind = BEGINNINGS[path.extname(name)]?.some((beginning) => readBeginning(file).startsWith(beginning));
  return isOfItsKind
    ? undefined
    : `This file is no ${path.extname(name).slice(1)}: upload it in the format of its name`;
}

/**
 * Finds mistakes of photographs: files that are missing, too heavy or of another kind, one that is named twice, and those
 * that no location names.
 *
 * @param folder the folder of all photographs, relative to the workspace.
 */
export function findPhotographIssues(
  workspace: string,
  folder: string,
  locations: readonly ContentFile<LocationEntry>[],
): ContentIssue[] {
  const used = new Set<string>();
  const issues = locations.flatMap(({ name: slug, entry, toIssue }) =>
    (entry.photographs ?? []).flatMap(({ file }, index) => {
      const name = `${folder}/${slug}/${file}`;
      const message = used.has(name) ? `${file} is named twice` : describeMistake(path.join(workspace, name), name);
      used.add(name);
      return message ? [toIssue({ path: ['photographs', index, 'file'], message })] : [];
    }),
  );
  const unused = globSync(`${folder}/*/*`, { cwd: workspace })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !used.has(file))
    .map((file) => ({ file, line: 1, field: '', message: 'No location names this photograph: name it, or remove it' }));
  return [...issues, ...unused];
}
