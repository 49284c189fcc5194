import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import * as z from 'zod/mini';

/** The messages of a package in one language: name -> text in the format of ICU, with tags for what is no text. */
export type Messages = Readonly<Record<string, string>>;

/** What a message takes: name of a placeholder or tag -> its kind. */
export type Parameters = Readonly<Record<string, 'text' | 'number' | 'choice' | 'tag'>>;

/** Names are those of exported constants. */
const MessagesFile = z.record(z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)), z.string().check(z.minLength(1)));

/**
 * Reads a file of messages.
 *
 * @param text the text of `messages/<language>.json`.
 * @throws Error when it is no JSON, or has something else than names and texts.
 */
export const parseMessagesFile = (text: string): Messages => MessagesFile.parse(JSON.parse(text));

/**
 * Parses a message.
 *
 * @throws SyntaxError of the format, such as a brace that is not closed.
 */
export const parseMessage = (message: string): MessageFormatElement[] => parse(message, { captureLocation: false });

/** Adds what elements take, also inside plurals and tags. */
function collect(elements: readonly MessageFormatElement[], parameters: Record<string, Parameters[string]>): void {
  for (const element of elements) {
    if (element.type === TYPE.argument) parameters[element.value] ??= 'text';
    if (element.type === TYPE.number) parameters[element.value] = 'number';
    if (element.type === TYPE.plural) parameters[element.value] = 'number';
    if (element.type === TYPE.select) parameters[element.value] = 'choice';
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) collect(option.value, parameters);
    if (element.type === TYPE.tag) {
      parameters[element.value] = 'tag';
      collect(element.children, parameters);
    }
  }
}

/** What a message takes, sorted by name. */
export function listParameters(elements: readonly MessageFormatElement[]): Parameters {
  const parameters: Record<string, Parameters[string]> = {};
  collect(elements, parameters);
  return Object.fromEntries(Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1)));
}
