import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FIRST_LANGUAGE, getLanguage } from '@almaty/languages';
import { findEnglish, readNames } from '@almaty/languages/build';
import { describe, expect, test } from 'vitest';
import { hasOwnReact } from '../build/own-react.ts';
import { listInsetNames, listPageNames } from '../build/page-entries.ts';
import type { InsetModule } from '../page/inset.ts';
import { getPaths, type PageModule } from '../page/page.ts';
import { prerenderPages } from '../prerendering/prerender.tsx';
import { buildRelease } from '../publishing/build-release.ts';
import { isInlineable } from '../schema/inline-style.ts';
import { EDITOR_FOLDER } from '../schema/release.ts';

/** A text that only the module itself contains: found in a release, it shows that the remote bundled a copy. */
const SINGLETON_TEXTS = {
  react: 'Minified React error #',
  'react-router-dom': 'may be used only in the context of a <Router>',
  sonner: 'data-sonner-toaster',
  '@almaty/store': 'useItinerary must be used within',
} as const;

/** The files of a release that visitors load: the editor screen is a page of its own and shares nothing. */
const isSiteFile = (file: string) => !file.startsWith(`${EDITOR_FOLDER}/`);

/**
 * Defines the tests of the contract between a remote and the shell (docs/architecture.md, "The contract of a remote").
 * They run in Node, after the remote's build.
 *
 * @param root the remote's folder, with its pages in `src/pages`.
 */
export function testContract(root: string): void {
  const isOwn = hasOwnReact(root);
  const singletons = Object.entries(SINGLETON_TEXTS).filter(([name]) => name !== 'react' || !isOwn);

  describe.each(listPageNames(root))('%s', (name) => {
    const module = `./${name}`;
    const readPage = (): Promise<PageModule> => import(join(root, `src/pages/${name}.tsx`));

    // One of another React is rendered by its build alone, which the next test reads.
    test.skipIf(isOwn)('is a component that renders on a server', async () => {
      expect(globalThis).not.toHaveProperty('window');
      const { page, default: Component } = await readPage();
      const paths = getPaths(page).slice(0, 1);
      const { fragments } = await prerenderPages({
        [module]: { page: { ...page, paths: () => paths }, default: Component },
      });
      expect(Object.values(fragments).map(({ body }) => body)).toEqual([expect.stringContaining('<h1')]);
    });

    test('is in the build, with a complete fragment for every path', async () => {
      const { release, fragments } = await buildRelease(join(root, 'dist'));
      const exposed = release.snapshot.modules.find(({ modulePath }) => modulePath === module);
      expect(exposed?.assets.js.sync.length).toBeGreaterThan(0);
      for (const asset of [...(exposed?.assets.js.sync ?? []), ...(exposed?.assets.css.sync ?? [])])
        expect(release.files).toHaveProperty([asset]);
      const { page } = await readPage();
      const paths = [...getPaths(page)];
      const { route, skeleton, noindex } = page;
      expect(release.pages).toContainEqual({ route, module, skeleton, paths, ...(noindex && { noindex }) });
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) {
        expect(fragments[path]?.head.title, path).toMatch(/ · Almaty guide$/);
        expect(fragments[path]?.body, path).toContain('<h1');
        expect(fragments[path]?.body, path).not.toContain('<script');
      }
    });
  });

  test('its insets are in the build, each with a style sheet and a fragment without a heading of a page', async () => {
    const { release, fragments } = await buildRelease(join(root, 'dist'));
    for (const name of listInsetNames(root)) {
      const module = `./${name}`;
      const { inset }: InsetModule = await import(join(root, `src/insets/${name}.tsx`));
      const paths = [...getPaths(inset)];
      expect(release.insets).toContainEqual({ route: inset.route, module, paths });
      const exposed = release.snapshot.modules.find(({ modulePath }) => modulePath === module);
      expect(exposed?.assets.css.sync).toHaveLength(1);
      for (const path of paths) {
        expect(fragments[path]?.body, path).toContain('<h2');
        expect(fragments[path]?.body, path).not.toMatch(/<h1|<script/);
      }
    }
  });

  test('no page of another language has a text in English, but the names of messages/names.json', async () => {
    const { fragments } = await buildRelease(join(root, 'dist'));
    const names = readNames(root);
    const english = Object.entries(fragments).flatMap(([path, { head, body }]) => {
      if (getLanguage(path) === FIRST_LANGUAGE) return [];
      const texts = findEnglish(`<p>${head.title}</p><p>${head.description ?? ''}</p>${body}`, [
        ...names,
        'Almaty guide',
      ]);
      return texts.map((text) => `${path}: ${text}`);
    });
    expect(english).toEqual([]);
  });

  test('style sheets carry the name of the remote, because the shell identifies a sheet by its path in the release', async () => {
    const { release } = await buildRelease(join(root, 'dist'));
    const sheets = Object.keys(release.files).filter((file) => file.endsWith('.css') && isSiteFile(file));
    expect(sheets.length).toBeGreaterThan(0);
    const remote = basename(root).replace('mfe-', '');
    expect(sheets.filter((file) => !file.endsWith(`.${remote}.css`))).toEqual([]);
  });

  test('code that comes later and other pages have no other style sheets, because the shell loads those of the page only', async () => {
    const { release } = await buildRelease(join(root, 'dist'));
    for (const { modulePath, assets } of release.snapshot.modules)
      expect(
        assets.css.async.filter((file) => !assets.css.sync.includes(file)),
        modulePath,
      ).toEqual([]);
  });

  test('style sheets can be written into a page, because a linked one could hold it back', async () => {
    const { release, folder } = await buildRelease(join(root, 'dist'));
    for (const file of Object.keys(release.files).filter((name) => name.endsWith('.css') && isSiteFile(name)))
      expect(isInlineable(await readFile(join(folder, file), 'utf8')), file).toBe(true);
  });

  test('the remote entry and the exposed modules begin with the compile hint (src/build/compile-early.ts)', async () => {
    const { release, folder } = await buildRelease(join(root, 'dist'));
    const { remoteEntry, modules } = release.snapshot;
    const exposed = modules.flatMap(({ assets }) =>
      assets.js.sync.filter((file) => file.includes('__federation_expose_')),
    );
    expect(exposed.length).toBeGreaterThan(0);
    for (const file of [remoteEntry, ...exposed])
      expect(await readFile(join(folder, file), 'utf8'), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  test.each(singletons)('the release bundles no copy of %s', async (_, text) => {
    const { release, folder } = await buildRelease(join(root, 'dist'));
    const scripts = Object.keys(release.files).filter((file) => file.endsWith('.js') && isSiteFile(file));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts)
      expect((await readFile(join(folder, script), 'utf8')).includes(text), script).toBe(false);
  });
}
