import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Reads what files say now; null for those that are not there. */
const readAll = (root: string, files: readonly string[]) =>
  files.map((file) => {
    const target = path.join(root, file);
    return [target, existsSync(target) ? readFileSync(target) : null] as const;
  });

/**
 * Writes files, and runs what follows from them. When anything of that fails, every file is again what it was.
 *
 * @param files what to write.
 * @param changed files that `follow` writes.
 * @param folder is created by it, and removed as a whole.
 * @throws the error of `follow`.
 */
export async function writeOrUndo(
  root: string,
  { files, changed, folder }: { files: Readonly<Record<string, string>>; changed: readonly string[]; folder: string },
  follow: () => Promise<void>,
): Promise<void> {
  const before = readAll(root, [...Object.keys(files), ...changed]);
  try {
    for (const [file, text] of Object.entries(files)) {
      const target = path.join(root, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    await follow();
  } catch (error) {
    for (const [target, content] of before)
      if (content) writeFileSync(target, content);
      else rmSync(target, { force: true });
    rmSync(path.join(root, folder), { recursive: true, force: true });
    throw error;
  }
}
