import type { Page } from '@playwright/test';

/** Finds the class names that a remote uses on a page, and those of them for which no style sheet there has a rule. */
export const findClasses = (page: Page, remote: string): Promise<{ used: string[]; withoutRule: string[] }> =>
  page.evaluate((name) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
    // What follows a full stop, with its escaped letters: numbers such as .5 are among them, and harm nobody.
    const defined = new Set(rules.join('\n').match(/\.(\\[\da-f]{1,6} |\\.|[\w-]|[^\0-\x7f])+/gi));
    const part = `[data-mfe="${name}"]`;
    const elements = [...document.querySelectorAll(`${part}[class], ${part} [class]`)];
    const used = [...new Set(elements.flatMap(({ classList }) => [...classList]))];
    return { used, withoutRule: used.filter((className) => !defined.has(`.${CSS.escape(className)}`)) };
  }, remote);
