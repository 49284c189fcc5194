// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

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

function Three({ onChange = () => {} }: { onChange?: (value: Value) => void }) {
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

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (key: string, more = {}) => {
  const event = createEvent.keyDown(document.activeElement ?? document.body, { key, code: key, ...more });
  fireEvent(document.activeElement ?? document.body, event);
  return event;
};

test('tabs and panels name each other, and only the chosen tab is a stop', () => {
  render(<Three />);
  expect(screen.getByRole('tablist', { name: 'Kind' }).children).toHaveLength(3);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  for (const { value } of entries) {
    const panel = document.getElementById(tab(value).getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab(value).id);
    expect(panel?.textContent).toBe(`The panel of ${value}`);
    expect(panel?.classList.contains('hidden')).toBe(value !== 'nature');
    expect(panel?.hidden).toBe(false);
  }
});

test.each([
  ['ArrowRight', ['routes', 'city', 'nature']],
  ['ArrowLeft', ['city', 'routes', 'nature']],
  ['End', ['city', 'city']],
])('%s goes on from the chosen tab, and takes the focus with it', (key, way) => {
  render(<Three />);
  tab('nature').focus();
  for (const value of way) {
    expect(press(key).defaultPrevented).toBe(true);
    expect(chosen()).toBe(value);
    expect(document.activeElement).toBe(tab(value));
  }
  press('Home');
  expect(document.activeElement).toBe(tab('nature'));
});

test.each([
  ['ArrowLeft', { altKey: true }],
  ['ArrowRight', { metaKey: true }],
  ['End', { ctrlKey: true }],
  ['ArrowUp', {}],
  ['ArrowDown', {}],
])('%s with %o is left to the browser', (key, more) => {
  const onChange = vi.fn();
  render(<Three onChange={onChange} />);
  tab('nature').focus();
  expect(press(key, more).defaultPrevented).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test('a press on anything in a tab chooses it, once', () => {
  const onChange = vi.fn();
  render(<Three onChange={onChange} />);
  fireEvent.click(screen.getByText('city'));
  fireEvent.click(screen.getByText('city'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('city');
  expect(chosen()).toBe('city');
});

test.each(['Space', 'Enter'])('%s chooses the tab that has the focus', (code) => {
  render(<Three />);
  tab('routes').focus();
  press(code);
  expect(chosen()).toBe('routes');
});

test('a change from elsewhere leaves the focus where it is', () => {
  render(<Three />);
  tab('routes').focus();
  fireEvent.click(tab('routes'));
  const elsewhere = screen.getByRole('button', { name: 'To the city' });
  elsewhere.focus();
  fireEvent.click(elsewhere);
  expect(chosen()).toBe('city');
  expect(document.activeElement).toBe(elsewhere);
});

test('what was rendered apart, where ids count from elsewhere, is taken over without a complaint', () => {
  const complaint = vi.spyOn(console, 'error');
  const html = renderToString(<Three />, { identifierPrefix: 'apart' });
  expect(html).not.toMatch(/apart|react-tabs/);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  render(<Three />, { container, hydrate: true });
  expect(complaint).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe(html);
});
