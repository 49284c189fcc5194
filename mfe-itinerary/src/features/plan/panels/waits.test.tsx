// @vitest-environment happy-dom
import { samplePlan } from '@almaty/planner/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyDesk } from '../desk/LazyDesk.tsx';
import { StubActions } from '../header/StubActions.tsx';
import { CancelPanel } from './CancelPanel.tsx';
import { LazyPanel } from './LazyPanel.tsx';

const code = vi.hoisted(() => ({
  panel: Promise.withResolvers<object>(),
  desk: Promise.withResolvers<object>(),
  files: Promise.withResolvers<object>(),
}));
vi.mock('./PlanPanel.tsx', () => code.panel.promise);
vi.mock('../desk/DeskPanel.tsx', () => code.desk.promise);
vi.mock('../take-along/files.ts', () => code.files.promise);

const MOMENT = 'One moment…';
const nothing = () => {};

afterEach(cleanup);

test('a panel whose code is on the way says so, can be closed, and gives way to the panel', async () => {
  const onClose = vi.fn();
  render(<LazyPanel {...({ name: 'share', onClose } as unknown as ComponentProps<typeof LazyPanel>)} />);
  expect(screen.getByText(MOMENT)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close: Loading' }));
  expect(onClose).toHaveBeenCalledOnce();
  await act(async () => code.panel.resolve({ PlanPanel: () => <p>The panel</p> }));
  expect(await screen.findByText('The panel')).toBeDefined();
  expect(screen.queryByText(MOMENT)).toBeNull();
});

test('the desk whose code is on the way says so', async () => {
  render(<LazyDesk {...({} as ComponentProps<typeof LazyDesk>)} />);
  expect(screen.getByRole('status').textContent).toBe(MOMENT);
  await act(async () => code.desk.resolve({ DeskPanel: () => <p>The desk</p> }));
  expect(await screen.findByText('The desk')).toBeDefined();
});

test('an action of the API that runs says so until it ends', async () => {
  const reply = Promise.withResolvers<object>();
  const props = { api: { act: () => reply.promise }, document: { state: 'ready', etag: '"1.1"' } };
  render(
    <CancelPanel
      {...(props as unknown as Pick<ComponentProps<typeof CancelPanel>, 'api' | 'document'>)}
      {...{ onDocument: nothing, onErased: nothing, onClose: nothing }}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the trip' }));
  expect(screen.getByRole('status').textContent).toBe(MOMENT);
  await act(async () => reply.resolve({ problem: { type: 'offline', message: 'No connection.' } }));
  expect(screen.getByRole('alert').textContent).toBe('No connection.');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a GPX file that is being made says so, and each failure is told anew', async () => {
  render(
    <StubActions
      {...({ revision: { plan: samplePlan }, sources: {} } as unknown as ComponentProps<typeof StubActions>)}
      {...{ open: null, onToggle: nothing, isVisitor: false, canEdit: false, isCancelled: false }}
    />,
  );
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'GPX' }));
  press();
  expect(screen.getByRole('status').textContent).toBe(MOMENT);
  await act(async () => code.files.reject(new Error('no connection')));
  await screen.findByText('The file could not be made. Check your connection.');
  press();
  expect(screen.getByRole('status').textContent).toBe(MOMENT);
});
