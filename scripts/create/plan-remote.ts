import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const TEMPLATE = 'templates/remote';

/** `CityEvents` of `city-events`. */
const toPascalCase = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Writes the names of a remote for those of the template, in its texts and in the names of its files. */
const fillIn = (text: string, name: string, segment: string): string =>
  text.replaceAll('starter-path', segment).replaceAll('Starter', toPascalCase(name)).replaceAll('starter', name);

/** Puts a text before another one in a file. @throws Error when the file has no such place. */
function insertBefore(root: string, file: string, place: RegExp, text: string): readonly [file: string, text: string] {
  const content = readFileSync(path.join(root, file), 'utf8');
  if (content.search(place) < 0) throw new Error(`${file} has no place for a new remote: nothing matches ${place}`);
  return [file, content.replace(place, (match) => text + match)];
}

/** What the page of the template requests, as e2e/core/every-page.test.ts measures it. */
const BUDGET = `{
    html: 27.4,
    script: 6.9,
    fonts: [BASIC],
    phone: { requests: 8, pictures: 0, first: [] },
    desktop: { requests: 11, pictures: 0, first: [] },
  }`;

/**
 * Plans a remote: all files that are written for it, with their texts. Others follow from them
 * (scripts/remotes/derived-files.ts).
 *
 * @param name of the remote, which is not taken.
 * @param segment what its addresses begin with, which nobody owns.
 */
export function planRemote(root: string, name: string, segment: string): Readonly<Record<string, string>> {
  const template = path.join(root, TEMPLATE);
  const files = globSync('**/*', { cwd: template }).filter((file) => statSync(path.join(template, file)).isFile());
  const own = files.map((file) => {
    const text = readFileSync(path.join(template, file), 'utf8');
    return [`mfe-${name}/${fillIn(file, name, segment)}`, fillIn(text, name, segment)] as const;
  });
  return Object.fromEntries([
    ...own,
    insertBefore(root, 'shared-delivery/src/schema/remotes.ts', /\] as const;/, `, '${name}'`),
    insertBefore(root, 'shell/src/site/owners.ts', /^\};/m, `  '${segment}': '${name}',\n`),
    insertBefore(root, 'e2e/stack/page-budgets.ts', /^ {2}'\/privacy':/m, `  '/${segment}': ${BUDGET},\n`),
  ]);
}
