import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { FieldPath } from './check-values.ts';

/** A file taken apart. */
export type Document = {
  /** What its fields hold; a text in Markdown is the field `body`. */
  values: unknown;
  /** The line of a field, from 1; of what is around it when the field is missing. */
  lineOf: (path: FieldPath) => number;
  /** Where it can't be read at all. */
  errors: readonly { line: number; message: string }[];
};

const FRONT_MATTER = /^---\r?\n(?<fields>[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)(?<body>[\s\S]*)$/;
const linesIn = (text: string) => text.split('\n').length - 1;

/** What nearly always keeps YAML from being read. */
const ADVICE = "Write each field as name: text, and put 'quotes' round a text that has a colon in it";

/** Fields alone: a file whose tip is data. */
export function readYaml(text: string): Document {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  return {
    values: document.errors.length > 0 ? null : document.toJS(),
    errors: document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message: `${message}. ${ADVICE}` })),
    lineOf(path) {
      for (let depth = path.length; depth > 0; depth -= 1) {
        const parent = document.getIn(path.slice(0, depth - 1), true) ?? document.contents;
        const name = path[depth - 1];
        const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === name);
        const node = pair ? pair.key : document.getIn(path.slice(0, depth), true);
        const range = node && typeof node === 'object' && 'range' in node ? (node.range as [number]) : null;
        if (range) return lineAt(range[0]);
      }
      return 1;
    },
  };
}

/** Fields between two lines of `---`, then a text in Markdown. */
export function readFrontMatter(text: string): Document {
  const parts = FRONT_MATTER.exec(text)?.groups;
  if (!parts)
    return {
      values: null,
      lineOf: () => 1,
      errors: [{ line: 1, message: 'Begin the file with a line of ---, then the fields, then another line of ---' }],
    };
  const { fields = '', body = '' } = parts;
  const { values, lineOf, errors } = readYaml(fields);
  const trimmed = body.trim();
  const bodyLine = linesIn(fields) + 3 + linesIn(body.slice(0, body.indexOf(trimmed)));
  return {
    values: values && typeof values === 'object' ? { ...values, body: trimmed } : values,
    lineOf: (path) => (path[0] === 'body' ? bodyLine : lineOf(path) + 1),
    errors: errors.map(({ line, message }) => ({ line: line + 1, message })),
  };
}
