import { expect, type Locator, type PlaywrightTestOptions } from '@playwright/test';

type WindowOptions = Partial<Pick<PlaywrightTestOptions, 'viewport' | 'hasTouch' | 'isMobile'>>;

/** How somebody uses the site. */
export type Visitor = {
  /** Names the tests, and the addresses of requests. */
  name: 'touch' | 'keyboard';
  /** The window: a test uses it with `test.use`. */
  options: WindowOptions;
  /** Brings a control into view; with the keyboard it has the focus then. */
  reach: (control: Locator) => Promise<void>;
  /** Reaches a control and activates it. */
  press: (control: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Selects the option of a select element whose text begins so. */
  choose: (select: Locator, option: string) => Promise<void>;
  /** Selects an element among those between which arrow keys move: a tab, or a day of a calendar. */
  pick: (element: Locator) => Promise<void>;
};

/** More stops of Tab, and presses of an arrow key, than any page has between two of its controls. */
const MOST_PRESSES = 120;

/** Presses keys until an element has the focus. @param chooseKey chooses the next key from where the focus is. */
async function pressUntilFocused(element: Locator, chooseKey: (element: Element) => string): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await element.evaluate((target) => target === document.activeElement)) return;
    await element.page().keyboard.press(await element.evaluate(chooseKey));
  }
  throw new Error(`The keyboard does not reach ${element}`);
}

const chooseTab = (target: Element) =>
  (document.activeElement ?? document.body).compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING
    ? 'Shift+Tab'
    : 'Tab';

const chooseArrow = (target: Element) =>
  (document.activeElement ?? document.body).compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING
    ? 'ArrowLeft'
    : 'ArrowRight';

const typeText = async (field: Locator, text: string) => {
  const { keyboard } = field.page();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.press('Delete');
  await keyboard.type(text);
};

/** A visitor with a phone of 375 px. */
export const TOUCH: Visitor = {
  name: 'touch',
  options: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
  reach: (control) => control.scrollIntoViewIfNeeded(),
  press: (control) => control.tap(),
  type: async (field, text) => {
    await field.tap();
    await typeText(field, text);
  },
  // The list of a select element belongs to the phone, not to the page.
  choose: async (select, option) => {
    const value = await select
      .locator('option')
      .filter({ hasText: new RegExp(`^${option}`) })
      .getAttribute('value');
    await select.selectOption(value);
  },
  pick: (element) => element.tap(),
};

const reachWithTab = (control: Locator) => pressUntilFocused(control, chooseTab);

/** A visitor with the keyboard in a window of 1280 px. */
export const KEYBOARD: Visitor = {
  name: 'keyboard',
  options: { viewport: { width: 1280, height: 800 } },
  reach: reachWithTab,
  press: async (control) => {
    await reachWithTab(control);
    const isCheckbox = await control.evaluate((element) => element.matches('[type="checkbox"]'));
    await control.page().keyboard.press(isCheckbox ? 'Space' : 'Enter');
  },
  type: async (field, text) => {
    await reachWithTab(field);
    await typeText(field, text);
  },
  choose: async (select, option) => {
    await reachWithTab(select);
    await select.page().keyboard.type(option);
  },
  pick: async (element) => {
    const group = element.locator('xpath=ancestor::*[@role="tablist" or @role="dialog"][1]');
    // The one element of the group that Tab reaches.
    await reachWithTab(group.locator('[role="tab"][tabindex="0"], [role="gridcell"] [tabindex="0"]'));
    await pressUntilFocused(element, chooseArrow);
    await element.page().keyboard.press('Enter');
  },
};

/** For the journeys that have to work in every way; the others take turns (docs/decisions/0007). */
export const VISITORS: readonly Visitor[] = [TOUCH, KEYBOARD];
