import path from 'node:path';
import {
  compactRuntimePlugin,
  compileEarlyPlugin,
  compressFilesPlugin,
  createSharedModules,
  SUPPORTED_BROWSERS,
  stableModuleIdsPlugin,
  tailwindPlugin,
} from '@almaty/delivery/build';
import { EDITOR_FOLDER } from '@almaty/delivery/schema';
import { FIRST_LANGUAGE, LANGUAGES, type Language, OTHER_LANGUAGES, toLanguage } from '@almaty/languages';
import { messagesPlugin } from '@almaty/languages/build';
import { PICTURES_FOLDER } from '@almaty/pictures/node';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type EnvironmentConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { inlineScripts } from './build/inline-scripts.ts';
import { listFilesPlugin } from './build/list-files.ts';
import { sonnerWithoutStyleTag } from './build/sonner-stylesheet.ts';
import { HOME_PICTURES } from './src/home/pictures.ts';
import { MANIFEST_PATH } from './src/site/manifest-path.ts';

const root = import.meta.dirname;

/** The pictures of the home page, which the shell serves itself so that its page needs no remote. */
const homePictures = [...HOME_PICTURES, 'ridge'].map((name) => ({
  context: PICTURES_FOLDER,
  from: `${name}-*.{avif,webp}`,
  to: 'home-page',
}));

/** What Sveltia CMS loads for fields of code and maps, which no entry has: 300 files. */
const UNUSED_IN_EDITOR = /^(@shikijs\/langs\/|terra-draw|leaflet)/;

const CYRILLIC_FONT = /commissioner-russian-kazakh[^/]*\.woff2$/;

/** The font file with all that the pages of a language show. */
const FONTS: Readonly<Record<Language, RegExp>> = {
  en: /commissioner-basic[^/]*\.woff2$/,
  ru: CYRILLIC_FONT,
  kk: CYRILLIC_FONT,
};

/** The builds of a language: what browsers load, and the frame for the Worker. English has the names without a language. */
const createLanguage = (language: Language): Record<string, EnvironmentConfig> => {
  const isFirst = language === FIRST_LANGUAGE;
  const conditions = isFirst ? {} : { conditionNames: [language, '...'] };
  return {
    [isFirst ? 'web' : language]: {
      output: {
        assetPrefix: '/',
        distPath: { root: 'dist/web' },
        filename: { html: isFirst ? 'index.html' : `${language}.html` },
        copy: homePictures,
        overrideBrowserslist: SUPPORTED_BROWSERS,
        // The first paint waits for no other file (docs/decisions/0003).
        inlineStyles: true,
      },
      // Scripts at the end of the body, where `inlineScripts` moves them into a template.
      html: {
        ...{ template: './index.html', crossorigin: 'anonymous', inject: 'body' },
        templateParameters: { manifest: toLanguage(MANIFEST_PATH, language) },
      },
      // Before the first paint.
      performance: { preload: { type: 'all-assets', include: [FONTS[language]] } },
      security: { sri: { enable: 'auto', algorithm: 'sha256' } },
      // Only the warnings are missing. The package's exports have no name for it.
      resolve: {
        ...conditions,
        alias: { 'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs') },
      },
      // Names that are as short as possible, rather than the same in the next version.
      tools: { rspack: { optimization: { mangleExports: 'size' } } },
      plugins: [
        compactRuntimePlugin(),
        compileEarlyPlugin(/static\/js\/[^/]*\.js$/),
        inlineScripts(),
        ...(isFirst ? [compressFilesPlugin(path.join(root, 'dist/web/static'))] : []),
        pluginModuleFederation(
          {
            name: 'shell',
            shared: createSharedModules(root, 'provide', {
              'react-router-dom': path.join(root, 'src/router-surface.ts'),
              sonner: path.join(root, 'src/toasts/lazy-toast.ts'),
            }),
            dts: false,
            shareStrategy: 'loaded-first',
            experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
          },
          { environment: isFirst ? 'web' : language },
        ),
      ],
    },
    // The frame for the Worker: the same React tree, without federation.
    [isFirst ? 'worker' : `worker-${language}`]: {
      resolve: conditions,
      source: { entry: { frame: './src/frame.tsx' } },
      output: {
        target: 'web-worker',
        distPath: { root: isFirst ? 'dist/worker' : `dist/worker/${language}`, js: '' },
        filename: { js: '[name].mjs' },
        emitAssets: false,
        copy: [],
        legalComments: 'none',
      },
      // Rsbuild builds a worker as a script; the shell's Worker imports this one as a module.
      tools: {
        rspack: {
          output: { module: true, chunkFormat: 'module', library: { type: 'module' } },
        },
      },
    },
  };
};

export default defineConfig({
  plugins: [
    messagesPlugin(root),
    pluginReact(),
    stableModuleIdsPlugin(),
    sonnerWithoutStyleTag(),
    tailwindPlugin(root),
    listFilesPlugin(root, { ...Object.fromEntries(OTHER_LANGUAGES.map((name) => [name, name])), web: FIRST_LANGUAGE }),
  ],
  performance: { printFileSize: false },
  environments: {
    ...Object.assign({}, ...LANGUAGES.map(createLanguage)),
    // The service worker, a script by itself.
    'service-worker': {
      source: { entry: { 'service-worker': './src/offline/service-worker.ts' } },
      output: {
        target: 'web-worker',
        distPath: { root: 'dist/web', js: '' },
        filename: { js: '[name].js' },
        overrideBrowserslist: SUPPORTED_BROWSERS,
        legalComments: 'none',
        copy: [],
      },
      splitChunks: false,
    },
    // The screen of content editors, which loads the parts of the remotes (docs/decisions/0014).
    editor: {
      source: { entry: { index: './editor/index.ts' } },
      html: { template: './editor/index.html', scriptLoading: 'module' },
      output: {
        assetPrefix: '/editor/',
        distPath: { root: `dist/web/${EDITOR_FOLDER}`, js: '', jsAsync: '', css: '', font: '', image: '', assets: '' },
        copy: [],
        legalComments: 'none',
      },
      tools: {
        rspack: {
          plugins: [new rspack.IgnorePlugin({ resourceRegExp: UNUSED_IN_EDITOR })],
          // Each of them prints the whole library.
          ignoreWarnings: [/@sveltia/],
        },
      },
    },
  },
});
