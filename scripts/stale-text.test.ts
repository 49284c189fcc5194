import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const STALE = [
  '<p>{count} places</p>',
  '<p>Day {count}</p>',
  '<p>{count} {name}</p>',
  '<>Day {count}</>',
  '<p><b>Day</b>{" "}{count}</p>',
  '<p><b>Day</b>{" "}\n{count}\n</p>',
  '<p>Day {count > 0 ? count : "none"}<b>!</b></p>',
];

const ALONE = [
  '<p>{count}</p>',
  '<p>{["Day", count].join(" ")}</p>',
  '<p>Day <b>{count}</b></p>',
  '<p>Day{" "}<b>1</b></p>',
  '<p>{count > 0 && <b>{count}</b>} places</p>',
  '<p>Day {children}</p>',
  '<p>\n{count > 0 && <b>1</b>}\n{name}\n</p>',
];

/** Finds the elements of which the rule says something. */
async function findReported(elements: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(`${tmpdir()}/stale-text-`);
  const rule = resolve(import.meta.dirname, '../stale-text.grit');
  await writeFile(`${folder}/biome.json`, JSON.stringify({ plugins: [rule] }));
  for (const [index, element] of elements.entries())
    await writeFile(`${folder}/${index}.tsx`, `export const element = ({ count, name, children }) => ${element};\n`);
  const { stderr } = spawnSync(resolve(import.meta.dirname, '../node_modules/.bin/biome'), ['lint', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  await rm(folder, { recursive: true });
  return elements.filter((_, index) => new RegExp(`^${index}\\.tsx:\\d+:\\d+ plugin`, 'm').test(stderr));
}

test('a text that changes beside another one is an error', async () => {
  expect(await findReported(STALE)).toEqual(STALE);
});

test('a text that changes alone in its element is none', async () => {
  expect(await findReported(ALONE)).toEqual([]);
});
