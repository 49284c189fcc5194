// @vitest-environment happy-dom
import { act, lazy, type ReactNode, Suspense, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordTranslations } from './record-translations.ts';
import { holdTranslation, surviveTranslation } from './survive-translation.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Browsers have it on the prototype of nodes, as the standard says.
const nodeValue = Object.getOwnPropertyDescriptor(CharacterData.prototype, 'nodeValue');
Object.defineProperty(Node.prototype, 'nodeValue', nodeValue ?? {});
Reflect.deleteProperty(CharacterData.prototype, 'nodeValue');
recordTranslations();
surviveTranslation();

type Way = (text: Node, element: Element) => void;

/** The ways in which translators put an element in the place of a text. */
const WAYS: Readonly<Record<string, Way>> = {
  'replaced by': (text, element) => text.parentNode?.replaceChild(element, text),
  'removed after': (text, element) => {
    text.parentNode?.insertBefore(element, text);
    text.parentNode?.removeChild(text);
  },
  'moved into': (text, element) => {
    text.parentNode?.insertBefore(element, text);
    element.replaceChildren(text);
  },
};

/** Translates every text into capitals, as a task of a translator. */
async function translate(root: Element, way: Way = (text, element) => text.parentNode?.replaceChild(element, text)) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts.filter((node) => !node.parentElement?.closest('font, [translate="no"]'))) {
    const element = document.createElement('font');
    element.textContent = text.textContent?.toUpperCase() ?? '';
    way(text, element);
    if (element.contains(text)) text.textContent = text.textContent?.toUpperCase() ?? '';
  }
  await act(async () => {});
}

let container: HTMLElement;
beforeEach(() => {
  // The development build of React tells of the attribute of what is held.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  container = document.createElement('div');
  document.body.replaceChildren(container);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

for (const [name, way] of Object.entries(WAYS))
  test(`a text that was ${name} an element is changed, removed, and has things inserted before it`, async () => {
    const root = createRoot(container);
    const show = (content: ReactNode) => act(async () => root.render(<p>{content}</p>));
    await show(['one ', 1, ' two', <b key="b">three</b>]);
    await translate(container, way);
    await show(['one ', 2, ' two', <b key="b">three</b>]);
    expect(container.textContent).toContain('2');
    expect(container.textContent).not.toContain('1');
    await translate(container, way);
    await show([false, 2, ' two', null]);
    expect(container.textContent?.toLowerCase()).toBe('2 two');
    await translate(container, way);
    await show([<i key="i">zero </i>, 2, ' two', null]);
    expect(container.textContent?.toLowerCase()).toBe('zero 2 two');
    await act(async () => root.unmount());
    expect(container.innerHTML).toBe('');
  });

test('a text that is gone without a trace is no error', async () => {
  const root = createRoot(container);
  const show = (content: ReactNode) => act(async () => root.render(<p>{content}</p>));
  await show(['one ', 'two']);
  for (const text of [...(container.firstElementChild?.childNodes ?? [])]) text.remove();
  await show([<b key="b">zero </b>, 'two']);
  await show([false, false]);
  expect(container.textContent).toBe('');
});

test('a page that is translated before hydration keeps its elements, and shows the translation again', async () => {
  vi.useFakeTimers();
  const page = (
    <main>
      <p>
        {2} in your <b>trip</b>
      </p>
      <input aria-label="Email" />
    </main>
  );
  container.innerHTML = '<main><p>2<!-- --> in your <b>trip</b></p><input aria-label="Email"/></main>';
  container.id = 'root';
  await translate(container);
  const field = container.querySelector('input');
  if (field) field.value = 'early';
  const onRecoverableError = vi.fn();
  holdTranslation(container);
  expect(container.querySelector('p')?.textContent).toBe('2 in your trip');
  // A translator that goes on leaves what is held.
  await translate(container);
  expect(container.querySelector('font')).toBeNull();
  await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('input')).toBe(field);
  expect(field?.value).toBe('early');
  await vi.advanceTimersByTimeAsync(5000);
  expect(container.querySelector('p')?.textContent).toBe('2 IN YOUR TRIP');
  expect(container.querySelector('[translate]')).toBeNull();
});

test('what is translated while React hydrates is held too', async () => {
  vi.useFakeTimers();
  const suspended = Promise.withResolvers<{ default: () => ReactNode }>();
  const onRecoverableError = vi.fn();
  const Card = lazy(() => suspended.promise);
  container.innerHTML = '<ul><li><!--$--><p>Card</p><!--/$--></li></ul>';
  container.id = 'root';
  holdTranslation(container);
  const page = (
    <ul>
      <li>
        <Suspense>
          <Card />
        </Suspense>
      </li>
    </ul>
  );
  await act(async () => startTransition(() => void hydrateRoot(container, page, { onRecoverableError })));
  await translate(container);
  expect(container.textContent).toBe('Card');
  await act(async () => suspended.resolve({ default: () => <p>Card</p> }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(container.textContent).toBe('CARD');
});

test('what React has begun to hydrate is held until the browser is idle, because React may begin anew', async () => {
  vi.useFakeTimers();
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  container.innerHTML = '<p>Card</p>';
  container.id = 'root';
  await translate(container);
  holdTranslation(container);
  await act(async () => hydrateRoot(container, <p>Card</p>));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(container.textContent).toBe('Card');
  for (const run of idle) run();
  expect(container.textContent).toBe('CARD');
});
