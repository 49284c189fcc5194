const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Text as somebody reads it, with one space between words. */
export const readText = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The text of an HTML document, without its head. */
export const readHtml = (html: string): string =>
  readText(
    html
      .replace(/<head>.*<\/head>/s, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity),
  );

/** The value of an attribute, of every element that has it. */
export const readAttributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&amp;', '&'));
