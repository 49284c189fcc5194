import { expect, test, vi } from 'vitest';
import { FIRST_PART_LENGTH, readFragment, type ServedFragment } from './read-fragment.ts';

const head = { title: 'Nature', description: 'Canyons > lakes' };
const CARD = '<article class="card"><p>A "canyon" in лето</p></article>';
const served = { head, body: `<h1>Nature</h1><ul>${CARD.repeat(FIRST_PART_LENGTH / 40)}</ul>` };

/** Responds with some bytes, and with the rest as the last piece. */
function respond(bytes: Uint8Array, ends: readonly number[]): Response {
  const starts = [0, ...ends];
  const pieces = starts.map((start, index) => bytes.slice(start, starts[index + 1]));
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}

const encode = (fragment: ServedFragment) => new TextEncoder().encode(JSON.stringify(fragment));

test('the first part ends with a whole tag, wherever its last piece ends', async () => {
  const bytes = encode(served);
  for (let end = FIRST_PART_LENGTH; end < FIRST_PART_LENGTH + 3 * CARD.length; end += 1) {
    const tell = vi.fn<(part: ServedFragment) => void>();
    expect(await readFragment(respond(bytes, [end]), tell)).toEqual(served);
    expect(tell).toHaveBeenCalledOnce();
    const part = tell.mock.calls[0]?.[0];
    expect(part?.head).toEqual(head);
    expect(part?.body).toMatch(/>$/);
    expect(served.body.startsWith(part?.body ?? '?')).toBe(true);
    expect(part?.body.length).toBeGreaterThan(FIRST_PART_LENGTH / 2);
    expect(part?.body.length).toBeLessThan(FIRST_PART_LENGTH);
  }
});

test('the first part is told before the rest has arrived', async () => {
  const bytes = encode(served);
  const { promise, resolve } = Promise.withResolvers<ServedFragment>();
  const body = new ReadableStream({ start: (controller) => controller.enqueue(bytes.slice(0, 30_000)) });
  void readFragment(new Response(body), resolve);
  expect((await promise).head).toEqual(head);
});

test('a long fragment has one first part, and a short one has none', async () => {
  const tell = vi.fn();
  await readFragment(respond(encode({ head, body: '<h1>Nature</h1>' }), [30, 40]), tell);
  const filled = `<p>${'a'.repeat(FIRST_PART_LENGTH)}`;
  await readFragment(respond(encode({ head, body: `${filled}</p>` }), []), tell);
  await readFragment(respond(encode({ head, body: filled }), []), tell);
  expect(tell).not.toHaveBeenCalled();
  await readFragment(respond(encode(served), []), tell);
  expect(tell).toHaveBeenCalledOnce();
  await readFragment(respond(encode(served), [26_000, 27_000]), tell);
  expect(tell).toHaveBeenCalledTimes(2);
});

test('a response without a fragment is an error, and so is one that breaks off', async () => {
  const tell = vi.fn();
  await expect(readFragment(new Response('busy', { status: 503 }), tell)).rejects.toThrow('responded with 503');
  await expect(readFragment(new Response(encode(served).slice(0, -100)), tell)).rejects.toThrow(SyntaxError);
});
