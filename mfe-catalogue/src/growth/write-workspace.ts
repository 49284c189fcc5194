import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Category } from '@almaty/store/schema';
import type { GrownLocation } from './grow-locations.ts';

const WORKSPACE = path.join(import.meta.dirname, '../../..');
/** The packages that are copied, because they contain content or pictures; everything else is linked. */
const COPIED = ['mfe-catalogue', 'art'];
const NOT_LINKED = ['.git', '.stack', '.wrangler', 'test-results'];

const isBuilt = (source: string) => ['dist', 'pictures'].includes(path.basename(source));

function copyPackages(into: string) {
  mkdirSync(into, { recursive: true });
  for (const name of readdirSync(WORKSPACE))
    if (!COPIED.includes(name) && !NOT_LINKED.includes(name))
      symlinkSync(path.join(WORKSPACE, name), path.join(into, name));
  for (const name of COPIED)
    cpSync(path.join(WORKSPACE, name), path.join(into, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !isBuilt(source),
    });
  cpSync(path.join(WORKSPACE, 'art/pictures'), path.join(into, 'art/pictures'), { recursive: true });
}

const toModule = (imports: string, expression: string) => `${imports}\n\nexport ${expression};\n`;

function writeLocations(folder: string, grown: readonly GrownLocation[]) {
  const files: readonly [string, string, Category][] = [
    ['nature.ts', 'nature', 'Nature'],
    ['mountain-routes.ts', 'mountainRoutes', 'Mountain Routes'],
    ['city.ts', 'city', 'City Experience'],
  ];
  for (const [file, name, category] of files) {
    const entries = grown
      .filter(({ location }) => location.category === category)
      .map(({ location: { category: _, image: __, ...entry } }) => entry);
    const list = `const ${name} = createLocations('${category}', ${JSON.stringify(entries, null, 2)})`;
    writeFileSync(path.join(folder, file), toModule("import { createLocations } from './location-entry.ts';", list));
  }
}

function writeFacts(folder: string, grown: readonly GrownLocation[]) {
  const copies = grown.filter(({ location, template }) => location.slug !== template);
  const index = readFileSync(path.join(folder, 'facts/index.ts'), 'utf8');
  writeFileSync(path.join(folder, 'facts/originals.ts'), index.replace('locationFacts', 'originals'));
  for (const { location, facts, template } of copies) {
    writeFileSync(path.join(folder, `facts/${location.slug}.ts`), `export default ${JSON.stringify(facts)};\n`);
    cpSync(path.join(folder, `access/${template}.yml`), path.join(folder, `access/${location.slug}.yml`));
  }
  const imports = copies.map(({ location: { slug } }, at) => `import facts${at} from './${slug}.ts';`);
  const entries = copies.map(({ location: { slug } }, at) => `'${slug}': facts${at}`);
  const list = `const locationFacts = { ...originals, ${entries.join(', ')} }`;
  const code = toModule(["import { originals } from './originals.ts';", ...imports].join('\n'), list);
  writeFileSync(path.join(folder, 'facts/index.ts'), code);
}

/** Gives each copy the pictures of its original, under its own name. */
function writePictures(folder: string, grown: readonly GrownLocation[]) {
  const files = readdirSync(folder);
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const [cards, altTexts] = [read('location-cards.json'), read('location-alt-texts.json')];
  const slugs = Object.keys(cards);
  const sorted = [...grown].sort((a, b) => (a.location.slug < b.location.slug ? -1 : 1));
  for (const { location, template } of sorted) {
    if (location.slug === template) continue;
    const suffixes = files.filter((file) => new RegExp(`^${template}-(\\d+|share)\\.\\w+$`).test(file));
    for (const file of suffixes)
      linkSync(path.join(folder, file), path.join(folder, file.replace(template, location.slug)));
  }
  const write = (name: string, data: unknown) => writeFileSync(path.join(folder, name), JSON.stringify(data));
  write(
    'location-cards.json',
    Object.fromEntries(sorted.map(({ location, template }) => [location.slug, cards[template]])),
  );
  write(
    'location-alt-texts.json',
    sorted.map(({ template }) => altTexts[slugs.indexOf(template)]),
  );
}

/**
 * Writes a workspace whose catalogue has other locations: copies of the catalogue and of the pictures, links to everything
 * else. What is linked stays that of this workspace.
 *
 * @param into a folder that does not exist yet, or is empty.
 */
export function writeWorkspace(into: string, grown: readonly GrownLocation[]): void {
  copyPackages(into);
  const content = path.join(into, 'mfe-catalogue/src/content');
  writeLocations(content, grown);
  writeFacts(content, grown);
  writePictures(path.join(into, 'art/pictures'), grown);
}
