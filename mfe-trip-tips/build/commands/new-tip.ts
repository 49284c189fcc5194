import { PLACEHOLDER } from '@almaty/content';
import { createFile, toName } from '@almaty/content/node';
import { type CollectionId, collections } from '../../src/schema/collections.ts';
import { CONTENT_FOLDER, readContent, WORKSPACE } from '../read-content.ts';

/** The sections whose tips are files of their own and have a title and a text only. */
const TIP_SECTIONS = [
  'weather',
  'important-tips',
  'money',
  'getting-around',
  'food',
  'practical',
  'mountain-safety',
] as const satisfies readonly CollectionId[];

/** @throws Error that names the sections that there are. */
function parseSection(section: string): (typeof TIP_SECTIONS)[number] {
  const found = TIP_SECTIONS.find((id) => id === section);
  if (!found) throw new Error(`There is no section ${section}: choose one of ${TIP_SECTIONS.join(', ')}`);
  return found;
}

/**
 * Writes the file of a new tip: valid at once, at the end of its section.
 *
 * @param title in English.
 * @param section such as `money`.
 * @returns the path of the file, relative to the workspace.
 * @throws ContentError when the tips have mistakes; Error when there is no such section, or such a file already.
 */
export function createTip(title: string, section: string, workspace: string = WORKSPACE): string {
  const id = parseSection(section);
  const { files } = readContent(workspace);
  const orders = files.filter((file) => file.id === id).map(({ entry }) => Number(entry.order));
  const file = `${CONTENT_FOLDER}/${id}/${toName(title)}.yml`;
  createFile(workspace, file, collections[id].schema, {
    title: { en: title },
    order: Math.max(0, ...orders) + 1,
    sources: ['general-knowledge'],
    reviewMonths: 12,
    body: { en: `${PLACEHOLDER} one to three sentences.` },
  });
  return file;
}
