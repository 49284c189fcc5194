import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the entries are written that the build makes of the pages: beside what is built from them. */
const ENTRIES_FOLDER = 'dist/entries';
const PAGES_FOLDER = 'src/pages';
const INSETS_FOLDER = 'src/insets';

const listComponents = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => /^\w+\.tsx$/.test(file))
    .map((file) => file.slice(0, -'.tsx'.length))
    .sort();

/** The names of the pages of a remote: those of the files in its `src/pages`. */
export const listPageNames = (root: string): string[] => listComponents(path.join(root, PAGES_FOLDER));

/** The names of the insets of a remote: those of the files in its `src/insets`. */
export const listInsetNames = (root: string): string[] => listComponents(path.join(root, INSETS_FOLDER));

/** Files of a build, by what they are for: exposed module -> file, and entries. */
export type PageEntries = {
  exposes: Record<`./${string}`, string>;
  /** An empty entry, which the build needs and no browser loads. */
  index: string;
  prerender: string;
  developmentHost: string;
};

/** How entries hand on pages: what they import for it, the module of a page by its name, and what is exposed of a file. */
type Pages = { imports: readonly string[]; wrap: (page: string) => string; expose: (file: string) => string[] };

const PLAIN_PAGES: Pages = {
  imports: [],
  wrap: (page) => page,
  expose: (file) => [`export { default } from '${file}';`],
};

const OWN_ROOT_IMPORTS = [
  "import { createOwnRootPage } from '@almaty/delivery/own-root-page';",
  "import { Component, createElement } from 'react';",
  "import { flushSync } from 'react-dom';",
  "import { createRoot, hydrateRoot } from 'react-dom/client';",
  'const ownReact = { Component, createElement, flushSync, createRoot, hydrateRoot };',
];

/** For pages of the remote's own React, in browsers. */
const OWN_ROOT_PAGES: Pages = {
  imports: OWN_ROOT_IMPORTS,
  wrap: (page) => `{ ...${page}, default: createOwnRootPage(${page}.default, ownReact) }`,
  expose: (file) => [
    ...OWN_ROOT_IMPORTS,
    `import Page from '${file}';`,
    'export default createOwnRootPage(Page, ownReact);',
  ],
};

/** For the same pages where they are prerendered. The version is for the release. */
const OWN_HTML_PAGES: Pick<Pages, 'imports' | 'wrap'> = {
  imports: [
    "import { createOwnHtmlPage } from '@almaty/delivery/own-html-page';",
    "import { createElement, version } from 'react';",
    "import { renderToString } from 'react-dom/server';",
    'export const ownReact = version;',
  ],
  wrap: (page) => `{ ...${page}, default: createOwnHtmlPage(${page}.default, { createElement, renderToString }) }`,
};

/**
 * Writes the entries of a remote's build. An exposed module has the component of its page and no more, so that a visitor does
 * not load what only the build has to know of the page; that of an inset has its style sheet alone. The others have all pages.
 *
 * @param root the remote's folder.
 * @param name the remote's name.
 * @param isOwn whether the remote has its own React, in which its pages are rendered.
 */
export function writePageEntries(root: string, name: string, isOwn: boolean): PageEntries {
  const folder = path.join(root, ENTRIES_FOLDER);
  const names = listPageNames(root);
  const insetNames = listInsetNames(root);
  const getPageFile = (page: string) => `../../${PAGES_FOLDER}/${page}.tsx`;
  mkdirSync(folder, { recursive: true });
  const write = (file: string, ...lines: string[]) => {
    writeFileSync(path.join(folder, file), `${lines.join('\n')}\n`);
    return `./${ENTRIES_FOLDER}/${file}`;
  };
  const [inBrowser, inHtml] = isOwn ? [OWN_ROOT_PAGES, OWN_HTML_PAGES] : [PLAIN_PAGES, PLAIN_PAGES];
  const imports = names.map((page) => `import * as ${page} from '${getPageFile(page)}';`);
  const toRecord = (modules: readonly string[], { wrap }: Pick<Pages, 'wrap'>) =>
    `{ ${modules.map((name) => `'./${name}': ${wrap(name)}`).join(', ')} }`;
  // It exports a component and nothing else, so React Refresh replaces a page that is changed instead of reloading, although
  // the page's own file also exports what the page is.
  write(
    'development-pages.tsx',
    "import { DevelopmentHost } from '@almaty/delivery/development-host';",
    ...imports,
    ...inBrowser.imports,
    `const pages = ${toRecord(names, inBrowser)};`,
    `export const DevelopmentPages = () => DevelopmentHost({ remote: '${name}', pages });`,
  );
  return {
    exposes: Object.fromEntries([
      ...names.map((page) => [
        `./${page}`,
        write(`${page}.ts`, "import '../../src/app.css';", ...inBrowser.expose(getPageFile(page))),
      ]),
      ...insetNames.map((inset) => [
        `./${inset}`,
        write(`${inset}.ts`, `import '../../${INSETS_FOLDER}/${inset}.css';`),
      ]),
    ]),
    index: write('index.ts', 'export {};'),
    prerender: write(
      'prerender.ts',
      "import { prerenderPages } from '@almaty/delivery/prerendering';",
      ...imports,
      ...inHtml.imports,
      ...insetNames.map((inset) => `import * as ${inset} from '../../${INSETS_FOLDER}/${inset}.tsx';`),
      `export const prerender = () => prerenderPages(${toRecord(names, inHtml)}, ${toRecord(insetNames, inHtml)});`,
    ),
    developmentHost: write(
      'development-host.ts',
      "import '../../src/app.css';",
      "import { startDevelopmentHost } from '@almaty/delivery/development-host';",
      `import { DevelopmentPages } from './development-pages.tsx';`,
      'startDevelopmentHost(DevelopmentPages);',
    ),
  };
}
