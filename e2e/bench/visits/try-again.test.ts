import { expect, test, vi } from 'vitest';
import { tryAgain } from './try-again.ts';

test('a visit that fails is reported and made again', async () => {
  const report = vi.fn();
  const visit = vi.fn().mockRejectedValueOnce(new Error('no page')).mockResolvedValue(7);
  expect(await tryAgain(report, visit)).toBe(7);
  expect(report).toHaveBeenCalledExactlyOnceWith('visiting again: no page');
});

test('a visit that fails twice fails', async () => {
  const visit = vi.fn().mockRejectedValue(new Error('no page'));
  await expect(tryAgain(() => {}, visit)).rejects.toThrow('no page');
  expect(visit).toHaveBeenCalledTimes(2);
});
