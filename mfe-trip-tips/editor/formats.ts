import { parseYaml, serializeYaml } from '@almaty/content';
import { LocationEntry } from '@almaty/content/catalogue';
import type { Formatter } from 'decap-cms-core';
import * as z from 'zod';
import { collections } from '../src/schema/collections.ts';
import { toEditorValues, toLocationFile } from './access-values.ts';

type Values = Readonly<Record<string, unknown>>;

const parse = (text: string) => (parseYaml(text).values ?? {}) as Values;

/** The text of every tip is of the same kind. */
const { body } = collections.money.schema.shape;

/** A schema that says the order of fields only. @param order their names. */
const createOrder = (order: readonly string[]) =>
  z.object(Object.fromEntries(order.map((name) => [name, name === 'body' ? body : z.unknown()])));

/** The file formats for Decap CMS, parsed and serialized by the same code as in the build. */
export const formats = {
  entry: {
    extension: 'yml',
    formatter: {
      fromFile: parse,
      toFile: (data, order = []) => serializeYaml(createOrder(order), data),
    },
  },
  location: {
    extension: 'yml',
    formatter: {
      fromFile: (text) => toEditorValues(parse(text)),
      toFile: (data) => serializeYaml(LocationEntry, toLocationFile(data as Values)),
    },
  },
} as const satisfies Record<string, { extension: string; formatter: Formatter }>;
