import { expect, test, vi } from 'vitest';
import { watchFirstTiles } from './watch-first-tiles.ts';

/** A map that only has events. */
function createEvents() {
  const listeners = new Map<string, Set<(event: object) => void>>();
  const on = (type: string, listener: (event: object) => void) => {
    const each = listeners.get(type) ?? new Set();
    listeners.set(type, each.add(listener));
    return { unsubscribe: () => each.delete(listener) };
  };
  const fire = (type: string, event = {}) => {
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  const told = { onDrawn: vi.fn(), onFailure: vi.fn() };
  watchFirstTiles({ on }, told);
  return { fire, ...told };
}

test('a map whose tiles do not load has failed, and is told once', () => {
  const { fire, onFailure, onDrawn } = createEvents();
  fire('error', { sourceId: 'region' });
  fire('error', { sourceId: 'region' });
  fire('idle');
  expect(onFailure).toHaveBeenCalledOnce();
  expect(onDrawn).not.toHaveBeenCalled();
});

test('what else does not load leaves the map as true', () => {
  const { fire, onFailure, onDrawn } = createEvents();
  fire('error', { sourceId: 'ground-range' });
  fire('error');
  expect(onFailure).not.toHaveBeenCalled();
  fire('idle');
  expect(onDrawn).toHaveBeenCalledOnce();
});

test('once it has been drawn, a tile that does not load is a hole in a map that works', () => {
  const { fire, onFailure, onDrawn } = createEvents();
  fire('idle');
  fire('error', { sourceId: 'region' });
  fire('idle');
  expect(onFailure).not.toHaveBeenCalled();
  expect(onDrawn).toHaveBeenCalledOnce();
});
