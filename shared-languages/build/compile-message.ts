import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../src/languages.ts';
import { listParameters, type Parameters, parseMessage } from './parse-messages.ts';

/** The code of a message, and which helpers it calls. */
export type CompiledMessage = { code: string; hasTags: boolean };

const TYPES: Readonly<Record<Parameters[string], string>> = {
  text: 'string | number',
  number: 'number',
  choice: 'string',
  tag: '(content: ReactNode) => ReactNode',
};

const quote = (text: string) => JSON.stringify(text);

/** Writes the elements of one message. */
class Writer {
  readonly language: Language;
  readonly hasTags: boolean;

  constructor(language: Language, hasTags: boolean) {
    this.language = language;
    this.hasTags = hasTags;
  }

  /** The expression of elements. @param count the number of the plural that they are in, which `#` stands for. */
  write(elements: readonly MessageFormatElement[], count = ''): string {
    const parts = elements.map((element) => this.writeElement(element, count));
    if (parts.length === 0) return quote('');
    if (this.hasTags && elements.some(({ type }) => type !== TYPE.literal))
      return `createElement(Fragment, null, ${parts.join(', ')})`;
    // A text, also when it begins with a number.
    return elements.length === 1 && elements[0]?.type === TYPE.literal ? `${parts[0]}` : ["''", ...parts].join(' + ');
  }

  writeForms(options: Readonly<Record<string, { value: MessageFormatElement[] }>>, count: string): string {
    const forms = Object.entries(options).map(([key, { value }]) => `${quote(key)}: ${this.write(value, count)}`);
    return `{ ${forms.join(', ')} }`;
  }

  writeElement(element: MessageFormatElement, count: string): string {
    const language = quote(this.language);
    switch (element.type) {
      case TYPE.literal:
        return quote(element.value);
      case TYPE.argument:
        return element.value;
      case TYPE.number:
        return `formatNumber(${language}, ${element.value})`;
      case TYPE.pound:
        return `formatNumber(${language}, ${count})`;
      case TYPE.plural:
        return `selectPlural(${language}, ${element.value}, ${this.writeForms(element.options, element.value)})`;
      case TYPE.select:
        return `selectForm(${element.value}, ${this.writeForms(element.options, count)})`;
      case TYPE.tag:
        return `${element.value}(${this.write(element.children, count)})`;
      default:
        throw new Error('Dates and times are formatted before they are given to a message');
    }
  }
}

/**
 * Compiles a message to TypeScript: a constant, or a function of its placeholders. With tags it returns a node of React.
 *
 * @throws SyntaxError of the format.
 */
export function compileMessage(name: string, message: string, language: Language): CompiledMessage {
  const elements = parseMessage(message);
  const parameters = Object.entries(listParameters(elements));
  const hasTags = parameters.some(([, kind]) => kind === 'tag');
  const expression = new Writer(language, hasTags).write(elements);
  if (parameters.length === 0) return { code: `export const ${name} = ${expression};`, hasTags };
  const names = parameters.map(([parameter]) => parameter).join(', ');
  const types = parameters.map(([parameter, kind]) => `${parameter}: ${TYPES[kind]}`).join('; ');
  return { code: `export const ${name} = ({ ${names} }: { ${types} }) => ${expression};`, hasTags };
}
