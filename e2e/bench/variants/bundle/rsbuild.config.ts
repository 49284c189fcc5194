import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileEarlyPlugin, listPageNames, SUPPORTED_BROWSERS, workersPlugin } from '@almaty/delivery/build';
import { defineConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { exactMapPlugin } from '../../../../mfe-catalogue/build/map/exact-map-plugin.ts';
import { picturesPlugin } from '../../../../mfe-catalogue/build/pictures-plugin.ts';
import { contentPlugin } from '../../../../shared-content/src/build/content-plugin.ts';
import { REMOTE_NAMES } from '../../../../shared-delivery/src/schema/remotes.ts';
import { sonnerWithoutStyleTag } from '../../../../shell/build/sonner-stylesheet.ts';
import { BUNDLE_BASE, BUNDLE_CHUNKS_FILE, ENTRY_NAME } from './bundle-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** The chunk of a module is named after it, so that its files can be found. */
const importModules = () =>
  REMOTE_NAMES.flatMap((name) =>
    listPageNames(path.join(ROOT, `mfe-${name}`)).map((page) => {
      const id = `${name}/${page}`;
      // The entry that the remote's build makes has the component of the page only.
      const source = path.join(ROOT, `mfe-${name}/dist/entries/${page}.ts`);
      return `${JSON.stringify(id)}: () => import(/* webpackChunkName: "${id}" */ ${JSON.stringify(source)})`;
    }),
  );

const exposedModulesPlugin = (): RsbuildPlugin => ({
  name: 'exposed-modules',
  setup(api) {
    api.transform(
      { test: /bundle[\\/]exposed-modules\.ts$/ },
      () => `export const exposedModules = {${importModules()}};`,
    );
  },
});

/** Writes which files the entry and each exposed module are loaded from. */
const chunkListPlugin = (): RsbuildPlugin => ({
  name: 'chunk-list',
  setup(api) {
    api.onAfterEnvironmentCompile(({ stats, environment }) => {
      if (environment.name !== 'web') return;
      const groups =
        stats?.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false }).namedChunkGroups ?? {};
      const files = Object.entries(groups).map(([name, { assets = [] }]) => [
        name,
        assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
      ]);
      writeFileSync(path.join(environment.distPath, BUNDLE_CHUNKS_FILE), JSON.stringify(Object.fromEntries(files)));
    });
  },
});

/**
 * The site as one bundle without federation: the entry of the shell, with the federation runtime replaced by imports. It
 * makes no style sheets and no HTML, because its pages are those of the site with other scripts.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    pluginReact(),
    sonnerWithoutStyleTag(),
    contentPlugin(path.join(ROOT, 'mfe-catalogue')),
    contentPlugin(path.join(ROOT, 'mfe-trip-tips')),
    picturesPlugin(),
    exactMapPlugin(),
    workersPlugin({ estimate: path.join(ROOT, 'shared-planner/src/estimate/worker.ts') }),
    exposedModulesPlugin(),
    chunkListPlugin(),
    // As in the builds of the site.
    compileEarlyPlugin(/\.js$/),
  ],
  performance: { printFileSize: false },
  source: { entry: { [ENTRY_NAME]: path.join(ROOT, 'shell/src/index.ts') } },
  resolve: {
    alias: {
      '@module-federation/enhanced/runtime$': path.join(import.meta.dirname, 'direct-imports.ts'),
      'react-router-dom$': path.join(ROOT, 'shell/src/router-surface.ts'),
      sonner$: path.join(ROOT, 'shell/src/toasts/lazy-toast.ts'),
    },
  },
  environments: {
    // The catalogue's plugins add its pictures and details to the environment of this name.
    web: {
      output: {
        assetPrefix: BUNDLE_BASE,
        distPath: { root: 'dist/web' },
        dataUriLimit: 0,
        emitCss: false,
        overrideBrowserslist: SUPPORTED_BROWSERS,
      },
      // Pages are those of the site.
      tools: { htmlPlugin: false },
    },
  },
});
