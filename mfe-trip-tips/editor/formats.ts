import { serializeAccessFile } from '@almaty/planner/access-file';
import type { Formatter } from 'decap-cms-core';
import { parseFrontMatter, parseYaml } from '../src/file-format/parse-document.ts';
import { serializeFrontMatter, serializeYaml } from '../src/file-format/serialize-document.ts';
import { toAccessFile, toEditorValues } from './access-values.ts';

/** The file formats for Decap CMS, parsed and serialized by the same code as in the build. */
export const formats = {
  tip: {
    extension: 'md',
    formatter: {
      fromFile: (text) => parseFrontMatter(text).values ?? {},
      toFile: (data, order = []) => serializeFrontMatter(data as Record<string, unknown>, order),
    },
  },
  list: {
    extension: 'yml',
    formatter: {
      fromFile: (text) => parseYaml(text).values ?? {},
      toFile: (data, order = []) => serializeYaml(data as Record<string, unknown>, order),
    },
  },
  access: {
    extension: 'yml',
    formatter: {
      fromFile: (text) => toEditorValues((parseYaml(text).values ?? {}) as Record<string, unknown>),
      toFile: (data) => serializeAccessFile(toAccessFile(data as Record<string, unknown>)),
    },
  },
} as const satisfies Record<string, { extension: string; formatter: Formatter }>;
