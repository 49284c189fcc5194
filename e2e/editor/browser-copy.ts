import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

// The editor opens a folder through the File System Access API. No driver can answer its dialog, so the folder that is
// chosen is one of the browser's own (the origin private file system), with the files of a working copy.

/** A file of a working copy: its path, and its bytes in Base64. */
type CopiedFile = { file: string; content: string };

const CONTENT_FOLDERS = ['mfe-catalogue/content', 'mfe-trip-tips/content'];

const readCopied = (folder: string, file: string): CopiedFile => ({
  file,
  content: readFileSync(path.join(folder, file)).toString('base64'),
});

const listFiles = (folder: string): string[] =>
  CONTENT_FOLDERS.flatMap((content) =>
    globSync('**/*.*', { cwd: path.join(folder, content) }).map((name) => path.join(content, name)),
  );

/** Puts files of a working copy into the browser's folder, in place of those that are there. */
export async function putFilesIntoBrowser(page: Page, folder: string, files: readonly string[]): Promise<void> {
  await page.evaluate(
    async (files: readonly CopiedFile[]) => {
      const root = await navigator.storage.getDirectory();
      const put = async ({ file, content }: CopiedFile) => {
        const names = file.split('/');
        let directory = root;
        for (const name of names.slice(0, -1)) directory = await directory.getDirectoryHandle(name, { create: true });
        const handle = await directory.getFileHandle(names.at(-1) ?? '', { create: true });
        const writable = await handle.createWritable();
        await writable.write(await (await fetch(`data:;base64,${content}`)).arrayBuffer());
        await writable.close();
      };
      await Promise.all(files.map(put));
    },
    files.map((file) => readCopied(folder, file)),
  );
}

/** Lets the dialog that asks for a folder answer with the browser's own, and puts the files of a working copy there. */
export async function putCopyIntoBrowser(page: Page, folder: string): Promise<void> {
  await page.addInitScript(() => {
    const choose = async () => {
      const root = await navigator.storage.getDirectory();
      // The browser's own folder needs no permission, so it has no function that asks for one.
      return Object.assign(root, { requestPermission: async () => 'granted' });
    };
    Object.assign(window, { showDirectoryPicker: choose });
  });
  await putFilesIntoBrowser(page, folder, listFiles(folder));
  await page.evaluate(async () => {
    // The editor takes a folder for a repository by this one.
    await (await navigator.storage.getDirectory()).getDirectoryHandle('.git', { create: true });
  });
}

/** Writes the content files of the browser's folder back to a working copy, as the editor does on a real disk. */
export async function takeCopyFromBrowser(page: Page, folder: string): Promise<void> {
  const files: CopiedFile[] = await page.evaluate(async (folders) => {
    const found: Promise<CopiedFile>[] = [];
    const toBase64 = async (blob: Blob) =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
        reader.readAsDataURL(blob);
      });
    const read = async (file: string, handle: FileSystemFileHandle) => ({
      file,
      content: await toBase64(await handle.getFile()),
    });
    async function visit(directory: FileSystemDirectoryHandle, prefix: string): Promise<void> {
      for await (const [name, handle] of directory.entries())
        if (handle.kind === 'directory') await visit(handle as FileSystemDirectoryHandle, `${prefix}${name}/`);
        else found.push(read(prefix + name, handle as FileSystemFileHandle));
    }
    for (const folderName of folders) {
      let directory = await navigator.storage.getDirectory();
      for (const name of folderName.split('/')) directory = await directory.getDirectoryHandle(name);
      await visit(directory, `${folderName}/`);
    }
    return Promise.all(found);
  }, CONTENT_FOLDERS);
  for (const { file, content } of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), Buffer.from(content, 'base64'));
  }
}
