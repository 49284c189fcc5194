import type { Point } from './engine.ts';
import { type Journey, PLACES } from './trip.ts';
import type { Visitor } from './visitor.ts';

/** Reads the days of the plan with the names of their stops. Runs in the page. */
const readDays = () =>
  [...document.querySelectorAll('section[id^="day-"]')].map((day) =>
    [...day.querySelectorAll('button[aria-label^="Move "]')].map((button) => button.ariaLabel?.slice(5) ?? ''),
  );

/** Opens the day of a stop, which is folded on a phone. Runs in the page. */
function unfoldDay(name: string): boolean {
  const tool = document.querySelector(`button[aria-label="Move ${name}"]`);
  const folded = tool?.closest('section[id^="day-"]')?.querySelectorAll<HTMLElement>('button[aria-expanded="false"]');
  for (const button of folded ?? []) if (button.textContent.trim().startsWith('Day')) button.click();
  return tool?.checkVisibility({ visibilityProperty: true }) === true;
}

const waitForChange = ({ see, wait }: Visitor, text: string) =>
  Promise.all([
    wait(
      `“${text}”`,
      (expected) => document.querySelector('[aria-label="Changes"]')?.textContent.includes(expected),
      text,
    ),
    see('status', 'Revision \\d+,.* saved.*'),
  ]);

/** Finds the first stop of the plan, and shows it. */
async function findStop({ window, wait }: Visitor): Promise<string> {
  const name = (await window.run(readDays)).flat()[0];
  if (!name) throw new Error('The plan has no stop');
  await wait(`day of ${name}`, unfoldDay, name);
  return name;
}

const escapeName = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const plan: Journey = async (visitor, { plan: link, takePicture }) => {
  const { open, see, wait } = visitor;
  if (!link) throw new Error('There is no plan, because the request failed');
  await open(link);
  await see('status', 'Revision 1, sent, saved');
  await takePicture('plan');
  for (const name of Object.values(PLACES))
    await wait(`${name} in the plan`, (place) => document.body.textContent.includes(place), name);
};

const move: Journey = async (visitor) => {
  const { press, wait } = visitor;
  const name = await findStop(visitor);
  await press('button', `Move ${escapeName(name)}`);
  const day = await wait(
    'day to move to',
    (stop) => {
      const list = document.querySelector(`section[aria-label="Move ${stop} to"]`);
      return list?.querySelector('li button:enabled b')?.textContent;
    },
    name,
  );
  await press('button', `${day}.*`);
  await waitForChange(visitor, `${name} moved to ${day}`);
  await press('button', 'Undo');
  await waitForChange(visitor, 'No changes');
};

const lock: Journey = async (visitor) => {
  const { press, see } = visitor;
  const name = escapeName(await findStop(visitor));
  await press('button', `Lock ${name} to .*`);
  await see('button', `Lock ${name} to .*`);
  await visitor.wait(
    'pressed lock',
    () => document.querySelector('[aria-label^="Lock "][aria-pressed="true"]') !== null,
  );
  await press('button', `Lock ${name} to .*`);
  await visitor.wait('open lock', () => document.querySelector('[aria-label^="Lock "][aria-pressed="true"]') === null);
};

/** Finds the handle of a stop and the last day, which has room for it, both in the window. Runs in the page. */
function findDrag(name: string): { handle: Point; target: Point } | null {
  const handle = document.querySelector<HTMLElement>(`[title="Drag ${name}"][draggable="true"]`);
  const other = [...document.querySelectorAll('section[id^="day-"]')].at(-1);
  if (!handle || !other) return null;
  handle.scrollIntoView({ block: 'start', behavior: 'instant' });
  scrollBy({ top: -120, behavior: 'instant' });
  const [from, to] = [handle.getBoundingClientRect(), other.getBoundingClientRect()];
  return {
    handle: { x: from.x + from.width / 2, y: from.y + from.height / 2 },
    target: { x: to.x + 60, y: to.y + 40 },
  };
}

/** Notes on the page that the engine begins to drag. Runs in the page. */
const markDrag = () => addEventListener('dragstart', () => Reflect.set(document.body, 'isDragged', true));

const drag: Journey = async (visitor, { size }) => {
  const { window, press, wait } = visitor;
  // Both days are in a high window: the page would have to scroll under the pointer otherwise.
  await window.resize({ width: size.width, height: 3000 });
  try {
    const name = await findStop(visitor);
    const { handle, target } = await wait(`handle of ${name}`, findDrag, name);
    await window.run(markDrag);
    await window.press(handle, { x: handle.x + 20, y: handle.y + 20 }, target, { x: target.x + 10, y: target.y + 10 });
    await wait('drag', () => Reflect.has(document.body, 'isDragged'));
    if (!window.canDrop) return 'begins; the driver cannot drop';
    await waitForChange(visitor, `${name} moved to`);
    await press('button', 'Undo');
  } finally {
    await window.resize(size);
  }
};

const share: Journey = async ({ press, wait, see, open }, trip) => {
  await press('button', 'Share');
  await press('button', 'Make a link');
  await see('field', 'Link for others');
  const link = await wait('link', () => document.querySelector<HTMLInputElement>('#share-link')?.value);
  await open('/privacy');
  await open(link);
  await wait('plan for reading', () => document.body.textContent.includes('for reading'));
  await open('/privacy');
  await open(trip.plan);
  await see('status', 'Revision .*saved.*');
};

const print: Journey = async (_, trip) => trip.print('plan');

/** Leaves what a page has only as long as the browser keeps it for Back, and does not load it anew. */
const markPage = () => Reflect.set(document.body, 'isMarked', true);

const back: Journey = async ({ open, window, wait }) => {
  await open('/plan-trip');
  await window.run(markPage);
  await open('/privacy');
  await window.back();
  await wait('page before', () => location.pathname === '/plan-trip');
  await wait('page as it was left', () => Reflect.has(document.body, 'isMarked'));
};

/** What can be done with a plan: each goes on where the last one ended. */
export const planJourneys: Readonly<Record<string, Journey>> = { plan, move, lock, share, print, drag, back };
