/** An element: its name, attributes, and text or children. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
};

const TOKEN = /<\?xml[^>]*\?>|<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:]+="[^"<]*")*)\s*>|([^<]+)/gy;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  if (/&(?!(amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`A bare & in ${text}`);
  return text.replaceAll(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const parseAttributes = (text: string) =>
  Object.fromEntries(
    Array.from(text.matchAll(/([a-zA-Z:]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, unescapeXml(value)]),
  );

/**
 * Parses the XML that this package writes: elements, attributes and text, no comments, no empty tags.
 *
 * @throws Error when the text is anything else, or not well formed.
 */
export function parseXml(text: string): XmlElement {
  if (/[^\P{Cc}\t\n]/u.test(text)) throw new Error('A control character');
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  let end = 0;
  for (const [token, slash, name, attributes, content] of text.matchAll(TOKEN)) {
    end += token.length;
    const parent = open.at(-1);
    if (!parent) throw new Error('Text after the end');
    if (content !== undefined) {
      parent.text += unescapeXml(content);
    } else if (name && slash) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`);
    } else if (name) {
      const element = { name, attributes: parseAttributes(attributes ?? ''), text: '', children: [] };
      parent.children.push(element);
      open.push(element);
    }
  }
  const [document] = root.children;
  if (end !== text.length || open.length !== 1 || root.children.length !== 1 || !document) {
    throw new Error(`Not well formed near ${text.slice(end, end + 40)}`);
  }
  return document;
}
