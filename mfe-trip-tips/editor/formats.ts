import type { Formatter } from 'decap-cms-core';
import { readFrontMatter, readYaml } from '../src/checking/document.ts';
import { writeFrontMatter, writeYaml } from '../src/checking/write-document.ts';

/** How Decap CMS reads and writes the files: as the build reads them, one line for each field. */
export const formats = {
  tip: {
    extension: 'md',
    formatter: {
      fromFile: (text) => readFrontMatter(text).values ?? {},
      toFile: (data, order = []) => writeFrontMatter(data as Record<string, unknown>, order),
    },
  },
  list: {
    extension: 'yml',
    formatter: {
      fromFile: (text) => readYaml(text).values ?? {},
      toFile: (data, order = []) => writeYaml(data as Record<string, unknown>, order),
    },
  },
} as const satisfies Record<string, { extension: string; formatter: Formatter }>;
