// @vitest-environment happy-dom
import type { ProviderDetails } from '@almaty/planner/schema';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyDesk } from '../desk/LazyDesk.tsx';
import type { PlanApi } from '../document/plan-api.ts';
import { StubActions } from '../header/StubActions.tsx';
import { ADDRESS, createDocument, FIRST_REQUEST, makePlan, SOURCES } from '../testing/plan-document.ts';
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

const document = createDocument(FIRST_REQUEST, 1);
const revision = { request: FIRST_REQUEST, plan: makePlan(FIRST_REQUEST) };
const unused = async () => {
  throw new Error('Nothing of this is asked for here');
};
const api: PlanApi = {
  ...{ load: unused, save: unused, act: unused, setExtra: unused, saveNote: unused, erase: unused },
  ...{ listOpenRequests: unused, listLinks: unused, endLink: unused, endOtherLinks: unused },
};

afterEach(cleanup);

test('a panel whose code is on the way says so, can be closed, and gives way to the panel', async () => {
  const onClose = vi.fn();
  const plan = { address: ADDRESS, api, document, sources: SOURCES, editor: null, seenOn: null };
  const told = { onDocument: nothing, onErased: nothing, onPlanned: nothing, onClose };
  render(<LazyPanel name="share" {...{ plan, document, revision, editor: null, ...told }} />);
  expect(screen.getByText(MOMENT)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close: Loading' }));
  expect(onClose).toHaveBeenCalledOnce();
  await act(async () => code.panel.resolve({ PlanPanel: () => <p>The panel</p> }));
  expect(await screen.findByText('The panel')).toBeDefined();
  expect(screen.queryByText(MOMENT)).toBeNull();
});

test('the desk whose code is on the way says so', async () => {
  const details: ProviderDetails = { delivery: 'held', scheduledAt: null, actions: [] };
  render(<LazyDesk {...{ api, document, details, isSaved: true, onDocument: nothing }} />);
  expect(screen.getByRole('status').textContent).toBe(MOMENT);
  await act(async () => code.desk.resolve({ DeskPanel: () => <p>The desk</p> }));
  expect(await screen.findByText('The desk')).toBeDefined();
});

test('an action of the API that runs says so until it ends', async () => {
  const reply = Promise.withResolvers<Awaited<ReturnType<PlanApi['act']>>>();
  const told = { onDocument: nothing, onErased: nothing, onClose: nothing };
  render(<CancelPanel api={{ ...api, act: () => reply.promise }} {...{ document, ...told }} />);
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
      {...{ revision, sources: SOURCES }}
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
