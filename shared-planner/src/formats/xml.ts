import { toPlainText } from './plain-text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML, between tags or in an attribute: escaped, without the control characters that XML 1.0 forbids. */
export const escapeXml = (text: string): string =>
  toPlainText(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** An element with text in it. */
export const textElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
