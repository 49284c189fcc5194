import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ItineraryProvider } from '@almaty/store';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { FragmentPage } from '../fragments/render.tsx';
import { buildRelease } from '../publish/build-release.ts';
import { EDITOR_FOLDER } from '../schema/release.ts';

type Exposed = Readonly<Record<string, string>>;

/** A piece of text that only the module itself holds: found in a release, it shows that a copy was bundled. */
const sharedOnly = {
  react: 'Minified React error #',
  'react-router-dom': 'may be used only in the context of a <Router>',
  sonner: 'data-sonner-toaster',
  '@almaty/store': 'useItinerary must be used within',
} as const;

function renderAlone(Page: ComponentType): string {
  const page = createElement(ItineraryProvider, null, createElement(Page));
  return renderToString(createElement(StaticRouter, { location: '/' }, page));
}

/**
 * The tests of the contract between a remote and the shell (architecture.md, section 2). A remote calls this in a
 * test file of its own, which runs in Node, after its build.
 *
 * @param root the remote's folder.
 * @param exposes public module -> file, as its federation.config.ts says.
 * @param pages public module -> where it stands on the site, as its pages.ts says.
 */
export function testContract(root: string, exposes: Exposed, pages: Readonly<Record<string, FragmentPage>>): void {
  describe.each(Object.entries(exposes))('%s', (expose, file) => {
    test('default-exports a component that renders on a server', async () => {
      expect(globalThis).not.toHaveProperty('window');
      const { default: Page } = await import(path.join(root, file));
      expect(Page).toBeTypeOf('function');
      expect(renderAlone(Page)).toContain('<h1');
    });

    test('is in the build, with fragments that read as pages', async () => {
      const { release, fragments } = await buildRelease(path.join(root, 'dist'));
      const module = release.snapshot.modules.find(({ modulePath }) => modulePath === expose);
      expect(module?.assets.js.sync.length).toBeGreaterThan(0);
      for (const asset of [...(module?.assets.js.sync ?? []), ...(module?.assets.css.sync ?? [])])
        expect(release.files).toHaveProperty([asset]);
      const { route = '', paths = [] } = pages[expose] ?? {};
      for (const page of [...paths, route]) {
        expect(fragments[page]?.head, page).toMatch(/<title>.+<\/title>/);
        expect(fragments[page]?.body, page).toContain('<h1');
        expect(fragments[page]?.body, page).not.toContain('<script');
      }
    });
  });

  test('its style sheets have its name in theirs: one of another remote would count as loaded', async () => {
    const { release } = await buildRelease(path.join(root, 'dist'));
    const sheets = Object.keys(release.files).filter(
      (file) => file.endsWith('.css') && !file.startsWith(`${EDITOR_FOLDER}/`),
    );
    expect(sheets.length).toBeGreaterThan(0);
    const remote = path.basename(root).replace('mfe-', '');
    expect(sheets.filter((file) => !file.endsWith(`.${remote}.css`))).toEqual([]);
  });

  test.each(Object.entries(sharedOnly))('the release holds no copy of %s', async (_, text) => {
    const { release, folder } = await buildRelease(path.join(root, 'dist'));
    // The editors' screen is a page of its own, and shares nothing with the shell.
    const scripts = Object.keys(release.files).filter(
      (file) => file.endsWith('.js') && !file.startsWith(`${EDITOR_FOLDER}/`),
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts)
      expect((await readFile(path.join(folder, script), 'utf8')).includes(text), script).toBe(false);
  });
}
