// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const entries = (['nature', 'routes', 'city'] as const).map((value) => ({
  value,
  label: <span>{value}</span>,
  panel: <p>The panel of {value}</p>,
}));
type Value = (typeof entries)[number]['value'];

function ThreeTabs({ onChange = () => {} }: { onChange?: (value: Value) => void }) {
  const [value, setValue] = useState<Value>('nature');
  const change = (next: Value) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <Tabs id="kind" label="Kind" value={value} onChange={change} entries={entries} />
      <button type="button" onClick={() => setValue('city')}>
        To the city
      </button>
    </>
  );
}

const getTab = (name: string) => screen.getByRole('tab', { name });
const getSelected = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (key: string, modifiers = {}) => {
  const event = createEvent.keyDown(document.activeElement ?? document.body, { key, code: key, ...modifiers });
  fireEvent(document.activeElement ?? document.body, event);
  return event;
};

test('tabs and panels refer to each other, and only the selected tab is focusable with the Tab key', () => {
  render(<ThreeTabs />);
  expect(screen.getByRole('tablist', { name: 'Kind' }).children).toHaveLength(3);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  for (const { value } of entries) {
    const panel = document.getElementById(getTab(value).getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(getTab(value).id);
    expect(panel?.textContent).toBe(`The panel of ${value}`);
    expect(panel?.classList.contains('hidden')).toBe(value !== 'nature');
    expect(panel?.hidden).toBe(false);
  }
});

test.each([
  ['ArrowRight', ['routes', 'city', 'nature']],
  ['ArrowLeft', ['city', 'routes', 'nature']],
  ['End', ['city', 'city']],
])('%s moves selection and focus from the selected tab', (key, values) => {
  render(<ThreeTabs />);
  getTab('nature').focus();
  for (const value of values) {
    expect(press(key).defaultPrevented).toBe(true);
    expect(getSelected()).toBe(value);
    expect(document.activeElement).toBe(getTab(value));
  }
  press('Home');
  expect(document.activeElement).toBe(getTab('nature'));
});

test.each([
  ['ArrowLeft', { altKey: true }],
  ['ArrowRight', { metaKey: true }],
  ['End', { ctrlKey: true }],
  ['ArrowUp', {}],
  ['ArrowDown', {}],
])('%s with %o is left to the browser', (key, modifiers) => {
  const onChange = vi.fn();
  render(<ThreeTabs onChange={onChange} />);
  getTab('nature').focus();
  expect(press(key, modifiers).defaultPrevented).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test('a click inside a tab selects it once', () => {
  const onChange = vi.fn();
  render(<ThreeTabs onChange={onChange} />);
  fireEvent.click(screen.getByText('city'));
  fireEvent.click(screen.getByText('city'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('city');
  expect(getSelected()).toBe('city');
});

test('a tab is a button, which the browser presses with Space and Enter, and whose form it does not send', () => {
  const onChange = vi.fn();
  render(<ThreeTabs onChange={onChange} />);
  for (const { value } of entries) expect(getTab(value)).toHaveProperty('type', 'button');
  getTab('routes').focus();
  for (const key of [' ', 'Enter']) expect(press(key).defaultPrevented).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

/** Tabs whose selection is shown later: `show` shows what was selected first and is not shown yet. */
function renderLateTabs() {
  const requested: Value[] = [];
  const page = (value: Value) => (
    <Tabs id="kind" label="Kind" value={value} onChange={(next) => requested.push(next)} entries={entries} />
  );
  const { rerender } = render(page('nature'));
  getTab('nature').focus();
  const show = () => {
    const next = requested.shift();
    if (next) rerender(page(next));
    return next;
  };
  return { requested, show };
}

test.each([
  [
    ['ArrowRight', 'ArrowRight'],
    ['routes', 'city'],
  ],
  [
    ['ArrowRight', 'ArrowLeft'],
    ['routes', 'nature'],
  ],
  [
    ['ArrowRight', 'ArrowRight', 'ArrowRight'],
    ['routes', 'city', 'nature'],
  ],
])('%j before the selection is shown selects %j, and the focus ends on the last one', (pressed, values) => {
  const { requested, show } = renderLateTabs();
  for (const [index, key] of pressed.entries()) {
    press(key);
    expect(document.activeElement).toBe(getTab(values[index] ?? ''));
  }
  expect(requested).toEqual(values);
  while (show());
  expect(getSelected()).toBe(values.at(-1));
  expect(document.activeElement).toBe(getTab(values.at(-1) ?? ''));
});

test('the focus stays ahead while an earlier selection is shown, and a second press selects nothing again', () => {
  const { requested, show } = renderLateTabs();
  press('ArrowRight');
  press('ArrowRight');
  fireEvent.click(getTab('city'));
  expect(requested).toEqual(['routes', 'city']);
  show();
  expect(getSelected()).toBe('routes');
  expect(document.activeElement).toBe(getTab('city'));
});

test('Back before a selection is shown moves the focus to the tab that is shown, and the other one can be selected', () => {
  const { requested } = renderLateTabs();
  press('ArrowRight');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(document.activeElement).toBe(getTab('nature'));
  fireEvent.click(getTab('routes'));
  expect(requested).toEqual(['routes', 'routes']);
});

test('a change of the value from outside leaves the focus unchanged', () => {
  render(<ThreeTabs />);
  getTab('routes').focus();
  fireEvent.click(getTab('routes'));
  const elsewhere = screen.getByRole('button', { name: 'To the city' });
  elsewhere.focus();
  fireEvent.click(elsewhere);
  expect(getSelected()).toBe('city');
  expect(document.activeElement).toBe(elsewhere);
});

test('a change of the value from outside moves the focus from tab to tab', () => {
  render(<ThreeTabs />);
  getTab('routes').focus();
  fireEvent.click(screen.getByRole('button', { name: 'To the city' }));
  expect(document.activeElement).toBe(getTab('city'));
});

test('markup that was rendered separately is hydrated without a warning, and keeps the focus', () => {
  const consoleError = vi.spyOn(console, 'error');
  const html = renderToString(<ThreeTabs />, { identifierPrefix: 'server' });
  expect(html).not.toContain('server');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  // A press on this tab has begun.
  getTab('city').focus();
  render(<ThreeTabs />, { container, hydrate: true });
  expect(consoleError).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe(html);
  expect(document.activeElement).toBe(getTab('city'));
});
