import type { CDPSession, Page } from '@playwright/test';

/** How React reports that a page is not the HTML that it was prerendered to, and what it throws then inside itself. */
const REPORTED = 'Minified React error #418';
const THROWN = 'Minified React error #519';

/** Whether one of some errors says that a page is not its HTML. */
export const hasMismatch = (errors: readonly string[]): boolean => errors.some((error) => error.includes(REPORTED));

/** A node of React's tree (a fiber), of which these fields are the same in every build of React. */
type Fiber = {
  /** Such as `h1`; null for a text. */
  type: unknown;
  /** Of a text the text itself. */
  pendingProps: unknown;
  /** The node of the document, when there is one for it. */
  stateNode: unknown;
  return: Fiber | null;
};

/** Describes where React and the document differ. It runs in the page, in the function that has found it. */
function describeFiber(fiber: Fiber): string {
  const quote = (text: string) => `“${text.replaceAll(/\s+/g, ' ').trim().slice(0, 80)}”`;
  const collect = (content: unknown): string => {
    if (typeof content === 'string' || typeof content === 'number') return String(content);
    if (Array.isArray(content)) return content.map(collect).join('');
    return content instanceof Object && 'props' in content ? collect(Object(content.props).children) : '';
  };
  let around = fiber;
  while (!(around.stateNode instanceof Element) && around.return) around = around.return;
  const element = around.stateNode instanceof Element ? around.stateNode : document.body;
  const { pendingProps: props } = fiber;
  const rendered = quote(collect(typeof props === 'string' ? props : Object(props).children));
  const isMissing = fiber.stateNode === null && typeof fiber.type === 'string';
  const inBrowser = isMissing ? `a <${fiber.type}> (${rendered})` : rendered;
  return `<${element.localName}> has ${quote(element.textContent)} in the HTML, and ${inBrowser} in the browser`;
}

/** Collects what React finds, whenever it pauses there. Every other exception goes on. */
function collectMismatches(session: CDPSession): readonly string[] {
  const found: string[] = [];
  session.on('Debugger.paused', async ({ data, callFrames: [frame] }) => {
    if (frame && String(data?.description).includes(THROWN)) {
      const expression = `(${describeFiber})(arguments[0])`;
      const { callFrameId } = frame;
      const { result } = await session.send('Debugger.evaluateOnCallFrame', { callFrameId, expression });
      if (result.type === 'string') found.push(result.value);
    }
    await session.send('Debugger.resume');
  });
  return found;
}

/**
 * Opens a page anew to find out where it is not its HTML: the React of a site says no more than that it is not. Its debugger stops
 * where React throws, and sees what React compares (docs/decisions/0084).
 *
 * @param open resolves when the page has been opened and hydrated.
 * @returns the first difference, or nothing when there is none this time.
 */
export async function findMismatch(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found = collectMismatches(session);
  await session.send('Debugger.enable');
  await session.send('Debugger.setPauseOnExceptions', { state: 'all' });
  await open();
  await session.detach();
  return found.slice(0, 1);
}
