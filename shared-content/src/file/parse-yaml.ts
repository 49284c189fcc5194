import { isMap, isNode, isScalar, LineCounter, type Node, parseDocument, type Scalar } from 'yaml';

/** The path of a field: names, and indexes in lists. */
export type FieldPath = readonly PropertyKey[];

/** A content file after parsing, before validation. */
export type ParsedFile = {
  /** The fields. */
  values: unknown;
  /** The line of a field, counted from 1; of its nearest parent when the field is missing. */
  getLine: (path: FieldPath) => number;
  /** The line on which the text of a field begins, which a block of text does below the field's name. */
  getTextLine: (path: FieldPath) => number;
  /** Syntax errors; when there are any, `values` is null. */
  errors: readonly { line: number; message: string }[];
};

/** The usual cause of a YAML syntax error. */
const YAML_ADVICE = "Write each field as name: text, and put 'quotes' around a text that contains a colon";

const isBlock = ({ type }: Scalar) => type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';

/** Parses a file that consists of YAML fields, and finds the line of each. */
export function parseYaml(text: string): ParsedFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const toLine = (offset: number) => lineCounter.linePos(offset).line;
  const find = (path: FieldPath): Node | undefined => {
    const node = path.length > 0 ? document.getIn(path, true) : document.contents;
    return isNode(node) ? node : undefined;
  };
  function getLine(path: FieldPath): number {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const parent = find(path.slice(0, depth - 1));
      const name = path[depth - 1];
      const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === name);
      const node = pair && isNode(pair.key) ? pair.key : find(path.slice(0, depth));
      if (node?.range) return toLine(node.range[0]);
    }
    return 1;
  }
  return {
    values: document.errors.length > 0 ? null : document.toJS(),
    errors: document.errors.map(({ pos, message }) => ({
      line: toLine(pos[0]),
      message: `${message}. ${YAML_ADVICE}`,
    })),
    getLine,
    getTextLine(path) {
      const node = find(path);
      return getLine(path) + (isScalar(node) && isBlock(node) ? 1 : 0);
    },
  };
}
