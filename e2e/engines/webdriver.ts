import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../stack/test-stack.ts';
import type { Engine, Point, Size, Window } from './engine.ts';
import { waitFor } from './wait-for.ts';

const DISPLAY_SERVER = '/usr/bin/Xvfb';
const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** How long a move of the pointer takes; drags begin after a move. */
const MOVE_MS = 100;

type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** Sends a command of WebDriver. @throws Error with the driver's message. */
const createSend =
  (address: string): Send =>
  async (method, path, body) => {
    const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${path}: ${Reflect.get(Object(value), 'message')}`);
    return value;
  };

/** Starts a display that nobody sees. @returns its name, such as `:1`, when it listens. */
async function startDisplay(): Promise<{ display: ChildProcess; name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = spawn(DISPLAY_SERVER, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display, name: `:${String(number).trim()}` };
}

async function startDriver(display: string): Promise<{ driver: ChildProcess; send: Send }> {
  const port = await findFreePort();
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LANG: 'en_US.UTF-8' };
  const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env });
  const send = createSend(`http://127.0.0.1:${port}`);
  await waitFor(`an answer of ${DRIVER}`, () => send('GET', '/status'));
  return { driver, send };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

const moveTo = ({ x, y }: Point, duration = 0) => ({
  ...{ type: 'pointerMove', origin: 'viewport', duration },
  ...{ x: Math.round(x), y: Math.round(y) },
});

const listMouseActions = (first: Point, others: readonly Point[]) => [
  moveTo(first),
  { type: 'pointerDown', button: 0 },
  ...others.map((point) => moveTo(point, MOVE_MS)),
  { type: 'pointerUp', button: 0 },
];

const listKeyActions = (text: string) =>
  [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));

/** Reads how much larger the window is than what the page gets of it. */
const readFrame = (run: Window['run']) =>
  run(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));

/** Makes the page as large as asked for: the rectangle of WebDriver includes the frame of the window. */
async function resize(session: Send, run: Window['run'], size: Size): Promise<void> {
  const frame = await readFrame(run);
  await session('POST', '/window/rect', {
    ...{ x: 0, y: 0 },
    ...{ width: size.width + frame.width, height: size.height + frame.height },
  });
}

async function openWindow(send: Send, size: Size, close: () => Promise<void>): Promise<Window> {
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch } });
  const session: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  const act = (actions: object) => session<void>('POST', '/actions', { actions: [actions] });
  const run: Window['run'] = (task, ...args) =>
    session('POST', '/execute/sync', { script: `return (${task}).apply(null, arguments)`, args });
  const capture = async (method: 'GET' | 'POST', path: string) =>
    Buffer.from(await session<string>(method, path, ...(method === 'POST' ? [{}] : [])), 'base64');
  await resize(session, run, size);
  return {
    canDrop: false,
    open: (url) => session('POST', '/url', { url }),
    back: () => session('POST', '/back', {}),
    resize: (next) => resize(session, run, next),
    run,
    press: (first, ...others) => act({ type: 'pointer', id: 'mouse', actions: listMouseActions(first, others) }),
    type: (text) => act({ type: 'key', id: 'keys', actions: listKeyActions(text) }),
    screenshot: () => capture('GET', '/screenshot'),
    print: () => capture('POST', '/print').catch(() => undefined),
    // The driver passes no messages on.
    takeErrors: () => [],
    close: async () => {
      await session('DELETE', '').catch(() => {});
      await close();
    },
  };
}

/** WebKit, in the browser that WebKitGTK brings for its tests. */
export const webkit: Engine = {
  programs: { [DISPLAY_SERVER]: 'xvfb', [DRIVER]: 'webkit2gtk-driver', [BROWSER]: 'webkit2gtk-driver' },
  launch: async (size) => {
    const { display, name } = await startDisplay();
    const { driver, send } = await startDriver(name);
    return openWindow(send, size, async () => {
      await stop(driver);
      await stop(display);
    });
  },
};
