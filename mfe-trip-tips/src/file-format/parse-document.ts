import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

/** The path of a field: names, and indexes in lists. */
export type FieldPath = readonly PropertyKey[];

/** A content file after parsing, before validation. */
export type ParsedDocument = {
  /** The fields; the Markdown text is the field `body`. */
  values: unknown;
  /** The line of a field, counted from 1; of its nearest parent when the field is missing. */
  getLine: (path: FieldPath) => number;
  /** Syntax errors; when there are any, `values` is null. */
  errors: readonly { line: number; message: string }[];
};

const FRONT_MATTER = /^---\r?\n(?<fields>[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)(?<body>[\s\S]*)$/;
const countLines = (text: string) => text.split('\n').length - 1;

/** The usual cause of a YAML syntax error. */
const YAML_ADVICE = "Write each field as name: text, and put 'quotes' around a text that contains a colon";

/** Parses a file that consists of YAML fields. */
export function parseYaml(text: string): ParsedDocument {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const toLine = (offset: number) => lineCounter.linePos(offset).line;
  return {
    values: document.errors.length > 0 ? null : document.toJS(),
    errors: document.errors.map(({ pos, message }) => ({
      line: toLine(pos[0]),
      message: `${message}. ${YAML_ADVICE}`,
    })),
    getLine(path) {
      for (let depth = path.length; depth > 0; depth -= 1) {
        const parent = document.getIn(path.slice(0, depth - 1), true) ?? document.contents;
        const name = path[depth - 1];
        const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === name);
        const node = pair ? pair.key : document.getIn(path.slice(0, depth), true);
        const range = node && typeof node === 'object' && 'range' in node ? (node.range as [number]) : null;
        if (range) return toLine(range[0]);
      }
      return 1;
    },
  };
}

/** Parses a file with YAML fields between two lines of `---`, then a Markdown text. */
export function parseFrontMatter(text: string): ParsedDocument {
  const parts = FRONT_MATTER.exec(text)?.groups;
  if (!parts)
    return {
      values: null,
      getLine: () => 1,
      errors: [{ line: 1, message: 'Start the file with a line of ---, then the fields, then another line of ---' }],
    };
  const { fields = '', body = '' } = parts;
  const { values, getLine, errors } = parseYaml(fields);
  const trimmedBody = body.trim();
  const bodyLine = countLines(fields) + 3 + countLines(body.slice(0, body.indexOf(trimmedBody)));
  return {
    values: values && typeof values === 'object' ? { ...values, body: trimmedBody } : values,
    getLine: (path) => (path[0] === 'body' ? bodyLine : getLine(path) + 1),
    errors: errors.map(({ line, message }) => ({ line: line + 1, message })),
  };
}
